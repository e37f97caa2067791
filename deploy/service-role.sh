#!/bin/sh
# Creates the role of the service, which may sign in and owns nothing. The service grants it further rights after migrating.
# Needs SERVICE_PASSWORD and the right to create roles. The database container runs it once; elsewhere run it by hand.
set -eu
: "${SERVICE_PASSWORD:?set SERVICE_PASSWORD}"
psql --no-psqlrc --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname "${POSTGRES_DB:-postgres}" <<'SQL'
\getenv password SERVICE_PASSWORD
create role invea_service login password :'password';
SQL
