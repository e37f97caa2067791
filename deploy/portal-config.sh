#!/bin/sh
# Writes run-time files of a portal: config.json from PORTAL_CONFIG, and the headers with the service's origin.
set -eu
# PORTAL_CONFIG is for one portal, PORTAL_SETTINGS for both. Of two equal names in a JSON object the last one counts.
config=${PORTAL_CONFIG}
case "$config" in *:*) comma=, ;; *) comma= ;; esac
case "${PORTAL_SETTINGS:-}" in *:*) config="${config%\}*}$comma${PORTAL_SETTINGS#*\{}" ;; esac
printf '%s' "$config" > /tmp/config.json
origin=$(printf '%s' "$config" | sed -n 's/.*"serviceUrl"[[:space:]]*:[[:space:]]*"\([^"/]*\/\/[^"/]*\).*/\1/p')
# headers.json is a flat object of strings: writes one line for each, for nginx and for Caddy.
header_lines() {
  sed -n "s/^[[:space:]]*\"\([^\"]*\)\"[[:space:]]*:[[:space:]]*\"\(.*\)\",\{0,1\}\$/$1/p" /usr/share/nginx/html/headers.json |
    sed "s|{serviceUrl}|${origin}|g; s|\\\\\"|\"|g"
}
header_lines 'add_header \1 "\2" always;' > /tmp/portal-headers.conf
header_lines 'header \1 "\2"' > /tmp/portal-headers.caddy
