/**
 * A command under `tini -s`, which collects processes whose parent has ended, as systemd does. Patroni and PostgreSQL leave such
 * processes. The first process of a container may collect them seconds later, and Patroni waits until they are gone.
 */
export const underReaper = (
  command: readonly string[],
  options: readonly string[] = [],
): readonly [program: string, ...args: string[]] => ['/usr/bin/tini', '-s', ...options, '--', ...command]
