#!/bin/sh
# Runs an operator command in the container of the service: deploy/operator-container.sh refunds. OPERATOR_PERSONAL_TOKEN and RESTORED_… of
# the caller are passed on through the standard input, so that no token or password is an argument that other users see.
set -eu
run='while IFS= read -r line; do export "$line"; done; exec node src/operator/main.ts "$@"'
env | grep -E '^(OPERATOR_PERSONAL_TOKEN|RESTORED_[A-Z_]+)=' |
  docker compose -f "$(dirname "$0")/compose.yaml" exec -T service sh -c "$run" operator "$@"
