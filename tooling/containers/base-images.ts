import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { root } from '../bootstrap.mjs'
import { temporaryFolder } from '../programs.ts'
import { followPodman, mustPodman, podman } from './podman.ts'

const debianImage = 'docker.io/library/debian:12-slim'
const nodeImage = 'docker.io/library/node:24-bookworm-slim'
const postgresImage = 'docker.io/library/postgres:17-bookworm'

/** PATH without the programs of the workspace, because npm reads its global settings from the folder of its Node. */
const machinePath = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !folder.includes('node_modules'))
  .join(delimiter)

const run = (program: string, args: readonly string[], cwd: string): string => {
  const env = { ...process.env, PATH: machinePath }
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', env })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}:\n${stderr.slice(-2000)}`)
  return stdout.trim()
}

/**
 * The user's npm settings (registry, sign-in, certificates) as arguments of a build. They are mounted, so that no image contains them.
 * The file with them is removed when this process ends.
 */
export const npmSettings = (): readonly string[] => {
  const read = (name: string) => run('npm', ['config', 'get', name], root)
  const files = ['globalconfig', 'userconfig'].map(read).filter((file) => existsSync(file))
  const lines = files.flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  const settings = join(temporaryFolder('npm-settings'), 'npmrc')
  const keptLines = lines.filter((line) => !/^\s*(cafile|registry|nodedir|prefix)\s*=/.test(line))
  const authority = [read('cafile'), process.env.NODE_EXTRA_CA_CERTS].find((file) => file && existsSync(file))
  const certificates = authority && realpathSync(authority)
  const mountedCertificate = '/run/npm/authority.crt'
  const added = [`registry=${read('registry')}`, ...(certificates ? [`cafile=${mountedCertificate}`] : [])]
  writeFileSync(settings, `${[...keptLines, ...added].join('\n')}\n`, { mode: 0o600 })
  return [
    ...['--volume', `${settings}:/root/.npmrc:ro`],
    ...(certificates ? ['--volume', `${certificates}:${mountedCertificate}:ro`] : []),
  ]
}

export const buildImage = async (
  name: string,
  args: readonly string[],
  { context, npm = [] }: { readonly context: string; readonly npm?: readonly string[] },
): Promise<void> => {
  const last: string[] = []
  const all = ['build', '--format', 'docker', '--network', 'host', '--tag', name, ...npm, ...args, context]
  const built = await followPodman(all, (line) => {
    last.push(line)
    if (last.length > 40) last.shift()
  })
  if (!built) throw new Error(`${name} was not built:\n${last.join('\n')}`)
}

const makeDebian = (folder: string): void => {
  const archive = join(folder, 'debian.tar')
  run('mmdebstrap', ['--quiet', '--variant=minbase', 'bookworm', archive], folder)
  mustPodman(['import', archive, debianImage])
}

/** Fills the build context with the files that node.Dockerfile copies. */
const fillNodeContext = (context: string): void => {
  const prefix = join(context, 'prefix')
  run('npm', ['install', '--silent', '--global', '--prefix', prefix, 'npm@11.21.2'], root)
  renameSync(join(prefix, 'lib/node_modules/npm'), join(context, 'npm'))
  rmSync(prefix, { recursive: true })
  cpSync(realpathSync(join(root, 'node_modules/node/bin/node')), join(context, 'node'))
}

const fillPostgresContext = (context: string): void =>
  cpSync(join(root, 'tooling/containers/postgres-entrypoint.sh'), join(context, 'postgres-entrypoint.sh'))

/** Creates missing base images of deploy/Dockerfile and compose.yaml. Unchanged, they keep the layers of all other images valid. */
export const makeBaseImages = async (print: (line: string) => void): Promise<void> => {
  const isMissing = (image: string) => !podman(['image', 'exists', image]).ok
  const folder = temporaryFolder('base-images')
  if (isMissing(debianImage)) {
    print(`making ${debianImage} from packages of Debian`)
    makeDebian(folder)
  }
  for (const [image, file, what, fill] of [
    [nodeImage, 'node.Dockerfile', 'the Node of node_modules and npm 11', fillNodeContext],
    [postgresImage, 'postgres.Dockerfile', 'the PostgreSQL 15 of Debian', fillPostgresContext],
  ] as const) {
    if (!isMissing(image)) continue
    print(`making ${image} with ${what}`)
    const context = join(folder, file)
    mkdirSync(context)
    fill(context)
    await buildImage(image, ['--pull=never', '--file', join(root, 'tooling/containers', file)], { context })
  }
}
