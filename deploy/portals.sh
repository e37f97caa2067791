#!/bin/sh
# Gives both built portals to Debian's nginx on this machine: the files in /srv/invea, and for each a server on the port that proxy.conf
# forwards to, with the headers of this build and /etc/invea/<portal>.json as config.json. Run it as root after each build and each change
# of these two files: the policy names hashes of the styles in the pages, and browsers refuse other styles.
set -eu
umask 022
cd "$(dirname "$0")"
for portal in passport origin-id; do
  grep -qs '"serviceUrl" *: *"https://' "/etc/invea/$portal.json" ||
    { echo "/etc/invea/$portal.json is missing, or has no serviceUrl with https (docs/operations.md)" >&2; exit 1; }
done
give() {
  portal=$1 port=$2 html=/srv/invea/$1 run=/etc/nginx/invea/$1 dist=../apps/$1-portal/dist
  mkdir -p "$html" "$run"
  # The parts before the pages that name them. Earlier parts stay, because open pages still request them.
  rsync --archive "$dist/assets" "$html"
  PORTAL_CONFIG=$(cat "/etc/invea/$portal.json") sh ./portal-config.sh "$dist" "$run"
  sed "s|/tmp/|$run/|; s|/usr/share/nginx/html|$html|; s|listen 8080|listen 127.0.0.1:$port|" portal.conf > "/etc/nginx/conf.d/invea-$portal.conf"
}
give passport 4100
give origin-id 4200
# The pages come after their policy, because browsers store a page together with it. Where nginx refuses its settings, the earlier ones stay.
nginx -t -q
systemctl reload-or-restart nginx
sleep 2 # until the processes with the earlier settings accept no more connections
for portal in passport origin-id; do rsync --archive "../apps/$portal-portal/dist/" "/srv/invea/$portal"; done
