import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installMissing } from '../debian-packages.ts'

/** A separate store, because its base images have the names of public images. */
const store = '/var/lib/invea-containers'
const runFolder = '/run/invea-containers'

const neededPackages = {
  podman: '/usr/bin/podman',
  buildah: '/usr/bin/buildah',
  // runc, because crun refuses the mixed control groups of a machine without systemd.
  runc: '/usr/sbin/runc',
  netavark: '/usr/lib/podman/netavark',
  'aardvark-dns': '/usr/lib/podman/aardvark-dns',
  // The init process of a container with `init`.
  catatonit: '/usr/bin/catatonit',
  iptables: '/usr/sbin/iptables',
  mmdebstrap: '/usr/bin/mmdebstrap',
  openssl: '/usr/bin/openssl',
}

/** Limits that this process may set. Podman's defaults are too high when root may not raise limits. */
const limits = (): readonly string[] => {
  const lines = readFileSync('/proc/self/limits', 'utf8').split('\n')
  const hard = (name: string) => {
    const value = lines
      .find((line) => line.startsWith(name))
      ?.slice(name.length)
      .trim()
      .split(/\s+/)[1]
    return value === undefined || value === 'unlimited' ? 1_048_576 : Number(value)
  }
  // Podman lowers the process limit to pid_max.
  const processes = Math.min(hard('Max processes'), Number(readFileSync('/proc/sys/kernel/pid_max', 'utf8')))
  return [`nofile=${hard('Max open files')}`, `nproc=${processes}`]
}

const settingsFile = join(runFolder, 'containers.conf')

const settings = () => `[containers]
default_ulimits = ${JSON.stringify(limits())}
[network]
network_backend = "netavark"
network_config_dir = "${store}/networks"
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
`

const withStore = (args: readonly string[]) => ['--root', join(store, 'images'), '--runroot', runFolder, ...args]
// Without systemd Podman has no timers for health checks, so the proof runs each check itself.
const environment = () => ({ ...process.env, CONTAINERS_CONF: settingsFile, DISABLE_HC_SYSTEMD: 'true' })

export interface Done {
  readonly ok: boolean
  readonly output: string
  readonly errors: string
}

/** Runs podman and waits. Passes `input` to its standard input. */
export const podman = (args: readonly string[], input = ''): Done => {
  const done = spawnSync('podman', withStore(args), {
    encoding: 'utf8',
    env: environment(),
    input,
    maxBuffer: 64 * 1024 * 1024,
  })
  return { ok: done.status === 0, output: done.stdout.trim(), errors: done.stderr.trim() }
}

/** Runs podman and returns its output. Throws with the last part of the output when it fails. */
export const mustPodman = (args: readonly string[]): string => {
  const { ok, output, errors } = podman(args)
  if (!ok) throw new Error(`podman ${args.join(' ')}:\n${`${output}\n${errors}`.slice(-3000)}`)
  return output
}

/** Runs podman without blocking, and calls `onLine` for every line. Resolves to true on success. */
export const followPodman = (args: readonly string[], onLine: (line: string) => void): Promise<boolean> => {
  const child = spawn('podman', withStore(args), { env: environment(), stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n')) if (line.trim()) onLine(line)
    })
  return new Promise((resolve) => {
    child.once('exit', (code) => resolve(code === 0))
    child.once('error', () => resolve(false))
  })
}

/** Installs missing packages. Returns the reason why no container can run here, or undefined. */
export const preparePodman = (print: (line: string) => void): string | undefined => {
  if (process.getuid?.() !== 0) return 'container networks and mmdebstrap need root'
  try {
    installMissing(neededPackages, print)
  } catch (error) {
    return (error as Error).message
  }
  for (const folder of [store, runFolder]) mkdirSync(folder, { recursive: true, mode: 0o700 })
  writeFileSync(settingsFile, settings())
  const { ok, errors } = podman(['info'])
  return ok ? undefined : errors
}

/** Removes all images and the store. */
export const removeStore = (): void => {
  podman(['rmi', '--all', '--force'])
  for (const folder of [store, runFolder]) rmSync(folder, { recursive: true, force: true })
}
