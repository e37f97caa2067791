#!/bin/bash
# Handles the variables POSTGRES_* like the entrypoint of the PostgreSQL image. The first start creates the data and the database, and runs
# /docker-entrypoint-initdb.d with a server that listens only on its socket. Runs as the user postgres.
set -euo pipefail
if [ "${1:-}" != postgres ]; then exec "$@"; fi
umask 077
mkdir -p "$PGDATA"
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  : "${POSTGRES_PASSWORD:?set POSTGRES_PASSWORD}"
  export POSTGRES_USER="${POSTGRES_USER:-postgres}"
  export POSTGRES_DB="${POSTGRES_DB:-$POSTGRES_USER}"
  # The arguments are split into words, as in the PostgreSQL image.
  # shellcheck disable=SC2086
  initdb --username "$POSTGRES_USER" --pwfile <(printf '%s\n' "$POSTGRES_PASSWORD") ${POSTGRES_INITDB_ARGS:-}
  printf '\nhost all all all scram-sha-256\n' >> "$PGDATA/pg_hba.conf"
  pg_ctl --options "-c listen_addresses='' -p 5432" --wait start
  export PGPASSWORD="$POSTGRES_PASSWORD"
  if [ "$POSTGRES_DB" != postgres ]; then
    createdb --username "$POSTGRES_USER" --maintenance-db postgres "$POSTGRES_DB"
  fi
  for file in /docker-entrypoint-initdb.d/*; do
    case "$file" in
      *.sh) if [ -x "$file" ]; then "$file"; else . "$file"; fi ;;
      *.sql) psql --no-psqlrc --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" --file "$file" ;;
    esac
  done
  pg_ctl --mode fast --wait stop
  unset PGPASSWORD
fi
exec "$@" -c listen_addresses='*'
