#!/bin/sh
# Backs up database and files into a new folder BACKUP_DIR/<time>/, then deletes those older than KEEP_BACKUPS_DAYS. Needs pg_dump, tar and the settings of the service.
set -eu
umask 077
: "${DATABASE_URL:?set DATABASE_URL}" "${BACKUP_DIR:?set BACKUP_DIR}"
. "$(dirname "$0")/database-url.sh"
PGPASSWORD=$(password_of "$DATABASE_URL")
[ -n "$PGPASSWORD" ] && export PGPASSWORD || unset PGPASSWORD
database=$(without_password "$DATABASE_URL")
to="$BACKUP_DIR/$(date -u +%Y%m%dT%H%M%SZ)"
mkdir -p "$to.partly"
pg_dump --format=custom --compress=zstd:3 --file="$to.partly/database.dump" "$database" 2>/dev/null ||
  pg_dump --format=custom --file="$to.partly/database.dump" "$database"
# Files after the database: a file without a row is harmless, a row without its file is not.
if [ -d "${DATA_DIR:-}/files" ]; then tar --create --file="$to.partly/files.tar" --directory="$DATA_DIR" files; fi
(cd "$to.partly" && sha256sum -- * > SHA256SUMS)
mv "$to.partly" "$to"
# Only after a success, so that failures leave the last backups. Unfinished ones of half a day ago belong to no run.
find "$BACKUP_DIR" -mindepth 1 -maxdepth 1 -type d \( -name '????????T??????Z' -mtime +"$((${KEEP_BACKUPS_DAYS:-30} - 1))" \
  -o -name '????????T??????Z.partly' -mmin +720 \) -exec rm -r -- {} +
printf '%s\n' "$to"
