#!/bin/sh
# deb-check.sh: installs the run-time package into a new Debian 12, which has no Swift, and lets it draw, batch and serve a .plumb file there:
# the bytes are those of this machine. Needs root, and Debian's package debootstrap.
set -eu
cd "$(dirname "$0")/.."

fail() {
    echo "deb-check: $1" >&2
    exit 1
}

[ "$(id -u)" -eq 0 ] || fail "only root can make a Debian in a folder"
command -v debootstrap >/dev/null || fail "there is no debootstrap; install Debian's package"
plumb=$PWD/.build/release/plumb
package=$(ls out/plumb-runtime_*.deb 2>/dev/null | tail -1)
[ -n "$package" ] || fail "there is no out/plumb-runtime_….deb; make deb-runtime first"
root=$PWD/.build/debian
work=$(mktemp -d)
server=
finish() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    umount "$root/proc" 2>/dev/null || true
    rm -rf "$work"
}
trap finish EXIT
trap 'exit 1' INT TERM

umount "$root/proc" 2>/dev/null || true
rm -rf "$root"
debootstrap --variant=minbase bookworm "$root" "${MIRROR:-http://deb.debian.org/debian}" >"$work/log" 2>&1 || fail "$(tail -3 "$work/log")"
mount -t proc proc "$root/proc"
cp "$package" "$root/tmp/plumb-runtime.deb"
sed -n 's/^RUN //p' Containerfile >"$work/steps"
while read -r step; do
    chroot "$root" sh -c "$step" >"$work/log" 2>&1 </dev/null || fail "$step: $(tail -5 "$work/log")"
done <"$work/steps"
! chroot "$root" sh -c 'command -v swift' || fail "there is a swift in the new Debian"

"$plumb" build Examples/Tickets -o "$work/tickets.plumb"
cp "$work/tickets.plumb" Examples/Tickets/ticket.json Examples/Tickets/tickets.jsonl "$root/home/plumb/"
there() { chroot --userspec=plumb "$root" env HOME=/home/plumb LANG=C.UTF-8 sh -c "cd && $1"; }
for format in png svg pdf; do
    "$plumb" render "$work/tickets.plumb" --view Ticket --size fit --input Examples/Tickets/ticket.json -o "$work/here.$format"
    there "plumb render tickets.plumb --view Ticket --size fit --input ticket.json -o ticket.$format"
    cmp "$work/here.$format" "$root/home/plumb/ticket.$format" || fail "the $format is another one there"
done
(cd "$work" && "$plumb" batch tickets.plumb --view Ticket --size fit --input "$OLDPWD/Examples/Tickets/tickets.jsonl" -o 'out/{id}.png' >/dev/null)
there "plumb batch tickets.plumb --view Ticket --size fit --input tickets.jsonl -o 'out/{id}.png'" >/dev/null
rm "$work/out/.plumb-batch" "$root/home/plumb/out/.plumb-batch"
diff -r "$work/out" "$root/home/plumb/out" || fail "the batch draws other pictures there"
if [ -x "$root/usr/lib/plumb/plumb-server" ]; then
    # A simple command, so that its process is the one to end.
    chroot --userspec=plumb "$root" env HOME=/home/plumb LANG=C.UTF-8 sh -c "cd && exec plumb serve tickets.plumb --size fit --port 18473" \
        >"$work/serve" 2>"$work/log" &
    server=$!
    for try in 1 2 3 4 5 6 7 8 9 10; do
        [ -s "$work/serve" ] && break
        sleep 1
    done
    python3 - "$work" <<'EOF' || fail "the server draws another picture there"
import sys, urllib.request
request = urllib.request.Request("http://127.0.0.1:18473/Ticket.png", open("Examples/Tickets/ticket.json", "rb").read(), {"Content-Type": "application/json"})
sys.exit(urllib.request.urlopen(request).read() != open(f"{sys.argv[1]}/here.png", "rb").read())
EOF
fi
! there "plumb render nothing.swift -o a.png" 2>"$work/log" || fail "a source is drawn without a compiler"
echo "deb-check: a Debian 12 with nothing but $(basename "$package") draws, batches and serves with the same bytes"
