#!/bin/sh
# Backs up database and files into a new folder BACKUP_DIR/<time>/, then deletes those older than KEEP_BACKUPS_DAYS. Needs pg_dump and the settings of the service.
set -eu
umask 077
export LC_ALL=C
: "${DATABASE_URL:?set DATABASE_URL}" "${BACKUP_DIR:?set BACKUP_DIR}"
. "$(dirname "$0")/database-url.sh"
# The owner's address does not lead through PgBouncer. pg_dump changes its session, which PgBouncer would then give to the service.
address=${MIGRATION_DATABASE_URL:-$DATABASE_URL}
PGPASSWORD=$(password_of "$address")
[ -n "$PGPASSWORD" ] && export PGPASSWORD || unset PGPASSWORD
database=$(without_password "$address")
to="$BACKUP_DIR/$(date -u +%Y%m%dT%H%M%SZ)"
# A failed run leaves nothing that fills the disk.
trap 'rm -rf -- "$to.partly"' EXIT
mkdir -p "$to.partly"
last=$(find "$BACKUP_DIR" -mindepth 1 -maxdepth 1 -type d -name '????????T??????Z' | sort | tail -n 1)
[ -f "$last/SHA256SUMS" ] || last=
names() { (cd "$1" && find files -type f | sort --unique); }
copy_new() { cp --recursive --update --preserve=timestamps --remove-destination "$DATA_DIR/files" "$to.partly"; }
# Before and after the database: the dump needs files that the service removes meanwhile, and those that are new. A file without a row is harmless.
save_files() {
  [ -d "${DATA_DIR:-}/files" ] || return 0
  # The second time without files that the service removed meanwhile.
  copy_new 2>/dev/null || copy_new
  names "$DATA_DIR" >> "$to.partly/names"
}
if [ -d "${DATA_DIR:-}/files" ]; then
  [ "$(stat --format=%d "$DATA_DIR")" != "$(stat --format=%d "$BACKUP_DIR")" ] ||
    echo 'warning: BACKUP_DIR is on the disk of DATA_DIR, and would be lost with it' >&2
  # A file never changes under its name: those of the last backup are linked and need no space again. Without links all are copied.
  [ -z "$last" ] || cp --recursive --link "$last/files" "$to.partly" 2>/dev/null || rm -rf "$to.partly/files"
fi
save_files
pg_dump --format=custom --compress=zstd:3 --file="$to.partly/database.dump" "$database" 2>/dev/null ||
  pg_dump --format=custom --file="$to.partly/database.dump" "$database"
save_files
if [ -f "$to.partly/names" ]; then
  sort --unique --output="$to.partly/names" "$to.partly/names"
  # Those of the last backup that were gone before.
  names "$to.partly" | comm -23 - "$to.partly/names" | (cd "$to.partly" && xargs -r rm)
  rm "$to.partly/names"
fi
(
  cd "$to.partly"
  find . -type f -links 1 ! -name SHA256SUMS -exec sha256sum -- {} + > SHA256SUMS
  # A linked file keeps the sum of its first copy, so that damage is noticed.
  [ -z "$last" ] || find . -type f -links +1 |
    awk 'NR == FNR { sums[substr($0, 67)] = $0; next } { print sums[$0] }' "$last/SHA256SUMS" - >> SHA256SUMS
)
mv "$to.partly" "$to"
[ ! -d "${DATA_DIR:-}" ] || touch "$DATA_DIR/last-backup"
# Only after a success, so that failures leave the last backups. Unfinished ones of half a day ago belong to no run.
find "$BACKUP_DIR" -mindepth 1 -maxdepth 1 -type d \( -name '????????T??????Z' -mtime +"$((${KEEP_BACKUPS_DAYS:-30} - 1))" \
  -o -name '????????T??????Z.partly' -mmin +720 \) -exec rm -r -- {} +
printf '%s\n' "$to"
