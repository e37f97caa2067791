#!/bin/sh
# Restores a backup into an empty database and says what came back and how long it took: restore-drill.sh <backup folder> <empty database url>
set -eu
from=${1:?backup folder}
into=${2:?address of an empty database}
(cd "$from" && sha256sum --quiet --check SHA256SUMS)
count() { psql --no-psqlrc --tuples-only --no-align --command "$1" "$into"; }
[ "$(count "select count(*) from information_schema.tables where table_schema = 'public'")" = 0 ] || {
  echo "the database is not empty" >&2
  exit 1
}
began=$(date +%s)
pg_restore --no-owner --exit-on-error --single-transaction --dbname "$into" "$from/database.dump"
printf 'database restored in %s s\n' "$(($(date +%s) - began))"
for table in office request request_person attachment payment_order audit_log; do
  printf '%s %s\n' "$table" "$(count "select count(*) from $table")"
done
[ ! -f "$from/files.tar" ] || printf 'files %s\n' "$(tar --list --file="$from/files.tar" | grep -vc '/$')"
