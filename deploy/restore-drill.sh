#!/bin/sh
# Restores a backup into an empty database and an empty folder, and prints what it restored and how long it took:
#   RESTORE_DATABASE_URL=postgres://… [RESTORE_DATA_DIR=…] restore-drill.sh <backup folder>
set -eu
umask 077
from=${1:?backup folder}
: "${RESTORE_DATABASE_URL:?set RESTORE_DATABASE_URL, the address of an empty database}"
. "$(dirname "$0")/database-url.sh"
PGPASSWORD=$(password_of "$RESTORE_DATABASE_URL")
[ -n "$PGPASSWORD" ] && export PGPASSWORD || unset PGPASSWORD
into=$(without_password "$RESTORE_DATABASE_URL")
(cd "$from" && sha256sum --quiet --check SHA256SUMS)
count() { psql --no-psqlrc --tuples-only --no-align --command "$1" "$into"; }
[ "$(count "select count(*) from information_schema.tables where table_schema = 'public'")" = 0 ] || {
  echo "the database is not empty" >&2
  exit 1
}
[ -z "${RESTORE_DATA_DIR:-}" ] || [ ! -d "$from/files" ] || [ ! -e "$RESTORE_DATA_DIR/files" ] || {
  echo "$RESTORE_DATA_DIR/files already exists" >&2
  exit 1
}
began=$(date +%s)
# The service grants its rights again when it starts with MIGRATION_DATABASE_URL.
pg_restore --no-owner --no-privileges --exit-on-error --single-transaction --dbname "$into" "$from/database.dump"
printf 'database restored in %s s\n' "$(($(date +%s) - began))"
for table in office request request_person attachment payment_order audit_log; do
  printf '%s %s\n' "$table" "$(count "select count(*) from $table")"
done
if [ -d "$from/files" ]; then
  printf 'files %s\n' "$(find "$from/files" -type f | wc -l)"
  if [ -n "${RESTORE_DATA_DIR:-}" ]; then
    mkdir -p "$RESTORE_DATA_DIR"
    cp --recursive --preserve=timestamps "$from/files" "$RESTORE_DATA_DIR"
  fi
elif [ -f "$from/files.tar" ]; then
  echo "this backup is of an earlier release: unpack $from/files.tar into DATA_DIR by hand" >&2
  exit 1
fi
echo 'This copy has all personal data. If this was a drill, delete its database and its folder today.'
