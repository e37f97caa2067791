#!/bin/sh
# Planned change of the primary, for maintenance of its machine. Run as root on that machine: sh switchover.sh
# The synchronous standby becomes the primary, and this machine follows it. docs/how-to/run-a-cluster.md explains the steps.
# ADDRESS, NODE1 to NODE3, FOLDER, SUPERUSER_PASSWORD and REST_PASSWORD have the values of patroni.yml.
# RESTART is the command that restarts Patroni here; the default uses systemd.
set -eu
: "${ADDRESS:?}" "${NODE1:?}" "${NODE2:?}" "${NODE3:?}" "${FOLDER:?}" "${SUPERUSER_PASSWORD:?}" "${REST_PASSWORD:?}"
RESTART=${RESTART:-systemctl restart patroni}
# Seconds. Patroni gives up a switchover after the same time.
limit=20

refuse() {
  echo "switchover.sh: $1" >&2
  exit 1
}
# Succeeds when Patroni on a machine responds to this path with 200.
is() { curl --silent --fail --output /dev/null --max-time 2 "http://$1:8008/$2"; }
# Makes Patroni check the cluster at once. The value is already set, so nothing else changes.
wake() {
  printf 'user = "patroni:%s"\n' "$REST_PASSWORD" |
    curl --silent --config - --output /dev/null --max-time 2 --request PATCH --data '{"loop_wait": 1}' "http://$1:8008/config" || true
}
# Repeats a command until it succeeds.
until_done() {
  end=$(($(date +%s) + limit))
  until "$@"; do
    [ "$(date +%s)" -lt "$end" ] || refuse "not done within $limit seconds: $*"
    sleep 0.05
  done
}

others=
for node in "$NODE1" "$NODE2" "$NODE3"; do [ "$node" = "$ADDRESS" ] || others="$others $node"; done
is "$ADDRESS" primary || refuse "$ADDRESS is not the primary"
synchronous=
for node in $others; do
  is "$node" 'replica?lag=16MB' || refuse "$node does not follow: without it, writes would wait for this machine"
  if is "$node" synchronous; then synchronous=$node; fi
done
[ -n "$synchronous" ] || refuse 'there is no synchronous standby'

# Leaves little to write for the shutdown checkpoint.
PGPASSWORD=$SUPERUSER_PASSWORD psql --no-psqlrc --quiet --host "$ADDRESS" --username postgres --command checkpoint postgres

# PostgreSQL stops after both standbys have received its whole log. Stops it before Patroni, which checks only once a second whether it has stopped.
postmaster=$FOLDER/postgresql/data/postmaster.pid
ended() { [ ! -e "$postmaster" ]; }
kill -INT "$(head -n 1 "$postmaster")"
until_done ended
$RESTART &

# The new primary confirms writes only when a standby follows it. Without this, the third machine could notice a second later.
has_leader() {
  for node in $others; do
    if is "$node" leader; then leader=$node; fi
  done
  [ -n "$leader" ]
}
leader=
until_done has_leader
for node in $others; do [ "$node" = "$leader" ] || wake "$node"; done
until_done is "$leader" primary
echo "$leader is the primary"
wait
until_done is "$ADDRESS" replica
echo "$ADDRESS follows it"
