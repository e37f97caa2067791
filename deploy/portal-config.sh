#!/bin/sh
# Writes run-time files of a portal: config.json from PORTAL_CONFIG, and the headers with the service's origin. Without arguments for the
# container; portals.sh names the folder of the portal and the folder of these files.
set -eu
html=${1:-/usr/share/nginx/html} to=${2:-/tmp}
# PORTAL_CONFIG is for one portal, PORTAL_SETTINGS for both. Of two equal names in a JSON object the last one counts.
config=${PORTAL_CONFIG}
case "$config" in *:*) comma=, ;; *) comma= ;; esac
case "${PORTAL_SETTINGS:-}" in *:*) config="${config%\}*}$comma${PORTAL_SETTINGS#*\{}" ;; esac
printf '%s' "$config" > "$to/config.json"
origin=$(printf '%s' "$config" | sed -n 's/.*"serviceUrl"[[:space:]]*:[[:space:]]*"\([^"/]*\/\/[^"/]*\).*/\1/p')
# headers.json is a flat object of strings: writes one line for each, for nginx and for Caddy.
header_lines() {
  sed -n "s/^[[:space:]]*\"\([^\"]*\)\"[[:space:]]*:[[:space:]]*\"\(.*\)\",\{0,1\}\$/$1/p" "$html/headers.json" |
    sed "s|{serviceUrl}|${origin}|g; s|\\\\\"|\"|g"
}
header_lines 'add_header \1 "\2" always;' > "$to/portal-headers.conf"
header_lines 'header \1 "\2"' > "$to/portal-headers.caddy"
