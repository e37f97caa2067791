#!/bin/sh
# Makes the role that the service works under: it may sign in and owns nothing. The service grants it the rest after migrating.
# Needs SERVICE_PASSWORD and the right to make roles: the database's container runs it once; elsewhere run it by hand.
set -eu
: "${SERVICE_PASSWORD:?set SERVICE_PASSWORD}"
psql --no-psqlrc --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname "${POSTGRES_DB:-postgres}" <<'SQL'
\getenv password SERVICE_PASSWORD
create role invea_service login password :'password';
SQL
