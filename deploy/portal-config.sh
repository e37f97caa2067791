#!/bin/sh
# Writes what the portal reads at run time: config.json from PORTAL_CONFIG, the headers with the service's origin.
set -eu
printf '%s' "${PORTAL_CONFIG}" > /tmp/config.json
origin=$(printf '%s' "${PORTAL_CONFIG}" | sed -n 's/.*"serviceUrl"[[:space:]]*:[[:space:]]*"\([^"/]*\/\/[^"/]*\).*/\1/p')
# headers.json is one flat object of texts: a line for each.
sed -n 's/^[[:space:]]*"\([^"]*\)"[[:space:]]*:[[:space:]]*"\(.*\)",\{0,1\}$/add_header \1 "\2" always;/p' \
  /usr/share/nginx/html/headers.json | sed "s|{serviceUrl}|${origin}|g; s|\\\\\"|\"|g" > /tmp/portal-headers.conf
