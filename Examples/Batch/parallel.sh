#!/bin/sh
# Draws rows of stdin under GNU parallel: blocks of rows go through filters, one for each core. The manifest with the pictures goes to stdout.
#
#     parallel.sh PLUMB FILE.plumb <rows.jsonl
set -eu
# Status 1 says that some rows have no picture, which they say themselves.
parallel --will-cite --pipe -N 100 --keep-order --retries 3 --quote sh -c '"$@"; [ $? -le 1 ]' filter \
    "$1" batch "$2" --view Ticket --size fit --stdio --jobs 1
