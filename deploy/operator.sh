#!/bin/sh
# Runs an operator command on a systemd host with the settings, the folder and the user of the service. Run it as root:
# deploy/operator.sh refunds. OPERATOR_PERSONAL_TOKEN of the caller is passed on. Files of a command must be readable by the service's user.
set -eu
settings=${SERVICE_SETTINGS:-/etc/invea/service.env}
user=${SERVICE_USER:-invea}
INIT_CWD=$PWD
NODE_ENV=production
DATA_DIR=/var/lib/invea
TRUSTED_PROXIES=127.0.0.1,::1
export INIT_CWD NODE_ENV DATA_DIR TRUSTED_PROXIES
# Only root can read the settings. They are exported here, so that no value is an argument that other users see.
# As systemd reads them, but without backslashes and values of several lines: blanks around a line, a name and a value do not count, and quotes around a value are removed.
while read -r line || [ -n "$line" ]; do
  case $line in '#'* | ';'*) continue ;; *=*) ;; *) continue ;; esac
  name=${line%%=*} value=${line#*=}
  name=${name%"${name##*[![:blank:]]}"} value=${value#"${value%%[![:blank:]]*}"}
  case $name in '' | [0-9]* | *[!A-Za-z0-9_]*) continue ;; esac
  case $value in \"*\") value=${value#?} value=${value%?} ;; \'*\') value=${value#?} value=${value%?} ;; esac
  export "$name=$value"
done < "$settings"
umask 077
cd "$(dirname "$0")/../apps/service"
exec setpriv --reuid="$user" --regid="$user" --init-groups --no-new-privs ../../node_modules/.bin/node src/operator/main.ts "$@"
