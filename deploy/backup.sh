#!/bin/sh
# A backup of database and files in a folder of its own: BACKUP_DIR/<time>/. Needs pg_dump, tar and the settings of the service.
set -eu
: "${DATABASE_URL:?set DATABASE_URL}" "${BACKUP_DIR:?set BACKUP_DIR}"
to="$BACKUP_DIR/$(date -u +%Y%m%dT%H%M%SZ)"
mkdir -p "$to.partly"
pg_dump --format=custom --compress=zstd:3 --file="$to.partly/database.dump" "$DATABASE_URL" 2>/dev/null ||
  pg_dump --format=custom --file="$to.partly/database.dump" "$DATABASE_URL"
# After the database: a file without a row is harmless, a row without its file is not.
if [ -d "${DATA_DIR:-}/files" ]; then tar --create --file="$to.partly/files.tar" --directory="$DATA_DIR" files; fi
(cd "$to.partly" && sha256sum -- * > SHA256SUMS)
mv "$to.partly" "$to"
printf '%s\n' "$to"
