import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { parse } from 'yaml'

type Variables = Readonly<Record<string, string | undefined>>

/** The supported keys of a compose service. Any other key is an error, so that none is ignored silently. */
interface ComposeService {
  readonly image?: string
  readonly build?: { readonly context: string; readonly dockerfile: string; readonly target: string }
  readonly user?: string
  readonly read_only?: boolean
  readonly init?: boolean
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly tmpfs?: readonly string[]
  readonly restart?: string
  readonly logging?: { readonly driver: string }
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly environment?: Readonly<Record<string, string | number>>
  readonly env_file?: readonly string[]
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
  readonly entrypoint?: string
  /** Follows the image in the arguments of `podman run`. */
  readonly command?: readonly string[]
  readonly profiles?: readonly string[]
  readonly stop_grace_period?: string
  readonly healthcheck?: {
    readonly test: readonly string[]
    readonly interval?: string
    readonly timeout?: string
    readonly retries?: number
    readonly start_period?: string
  }
}

export interface ComposeFile {
  readonly name: string
  readonly services: Readonly<Record<string, ComposeService>>
  readonly networks: Readonly<
    Record<
      string,
      { readonly ipam: { readonly config: readonly { readonly subnet: string; readonly gateway: string }[] } }
    >
  >
  readonly volumes: Readonly<Record<string, unknown>>
}

/** Fills in `${NAME}`, `${NAME:-default}`, `${NAME:?message}`, and `$$` for a dollar sign, as compose files define them. */
export const fillIn = (text: string, variables: Variables): string =>
  text.replace(/\$(?:\$|\{(\w+)(?::([-?])([^}]*))?\})/g, (whole, name?: string, kind?: string, rest = '') => {
    if (name === undefined) return whole === '$$' ? '$' : whole
    const value = variables[name] ?? ''
    if (value !== '') return value
    if (kind === '?') throw new Error(rest)
    return kind === '-' ? rest : ''
  })

const fillInAll = (value: unknown, variables: Variables): unknown => {
  if (typeof value === 'string') return fillIn(value, variables)
  if (Array.isArray(value)) return value.map((one) => fillInAll(one, variables))
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, fillInAll(one, variables)]))
}

export const readComposeFile = (text: string, variables: Variables): ComposeFile =>
  fillInAll(parse(text, { merge: true }), variables) as ComposeFile

/** The services that `up` starts, each after its dependencies. */
export const startOrder = ({ services }: ComposeFile): readonly string[] => {
  const order: string[] = []
  const add = (name: string): void => {
    for (const before of Object.keys(services[name]?.depends_on ?? {})) add(before)
    if (!order.includes(name)) order.push(name)
  }
  for (const [name, { profiles }] of Object.entries(services)) if (!profiles) add(name)
  return order
}

export interface Folders {
  /** Folder of the compose file; paths of volumes are relative to it. */
  readonly folder: string
  /** Folder of the settings files (`env_file`). */
  readonly settings: string
}

const flag = (name: string) => (values: readonly string[] | undefined) =>
  (values ?? []).flatMap((value) => [`--${name}`, value])

/** A named volume gets the project's name as a prefix; a path is relative to the compose file. */
const volumeOf = (volume: string, project: string, folder: string): string => {
  const [source = '', ...rest] = volume.split(':')
  const isPath = source.startsWith('.') || source.startsWith('/')
  return [isPath ? resolve(folder, source) : `${project}_${source}`, ...rest].join(':')
}

const healthOf = ({ test: [kind, ...words], ...times }: NonNullable<ComposeService['healthcheck']>) => [
  ...['--health-cmd', kind === 'CMD-SHELL' ? words.join(' ') : JSON.stringify(words)],
  ...Object.entries(times).flatMap(([name, value]) => [`--health-${name.replace('_', '-')}`, String(value)]),
]

/** Translates each key of a service into arguments of `podman run`. */
const translations: {
  readonly [Key in keyof ComposeService]-?: (
    value: NonNullable<ComposeService[Key]>,
    project: string,
    folders: Folders,
  ) => readonly string[]
} = {
  image: () => [],
  build: () => [],
  depends_on: () => [],
  profiles: () => [],
  command: () => [],
  user: (user) => ['--user', user],
  // By default Podman adds writable folders to a read-only container; Compose does not.
  read_only: (is) => (is ? ['--read-only', '--read-only-tmpfs=false'] : []),
  init: (is) => (is ? ['--init'] : []),
  cap_drop: flag('cap-drop'),
  security_opt: flag('security-opt'),
  tmpfs: flag('tmpfs'),
  // The machine of the proof may have no journal, so Podman keeps the logs itself.
  logging: () => [],
  restart: (policy) => ['--restart', policy],
  environment: (values) => Object.entries(values).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
  env_file: (files, _project, { settings }) =>
    files.flatMap((file) =>
      Object.entries(parseEnv(readFileSync(resolve(settings, file), 'utf8'))).flatMap(([name, value]) => [
        '--env',
        `${name}=${value}`,
      ]),
    ),
  volumes: (volumes, project, { folder }) => flag('volume')(volumes.map((one) => volumeOf(one, project, folder))),
  ports: flag('publish'),
  entrypoint: (program) => ['--entrypoint', program],
  stop_grace_period: (time) => ['--stop-timeout', String(Number.parseInt(time, 10))],
  healthcheck: healthOf,
}

export const imageOf = ({ name: project, services }: ComposeFile, name: string): string =>
  services[name]?.image ?? `localhost/${project}-${name}`

/** The arguments of `podman run` for a service. Throws for a key without a translation. */
export const runArguments = (file: ComposeFile, name: string, folders: Folders): readonly string[] => {
  const service = file.services[name]
  if (!service) throw new Error(`the compose file has no service ${name}`)
  // `environment` overrides `env_file`: of two equal names the last counts.
  const keys = Object.keys(service).sort(
    (one, other) => Number(one === 'environment') - Number(other === 'environment'),
  )
  const translated = keys.flatMap((key) => {
    const translate = translations[key as keyof ComposeService] as
      | ((value: unknown, project: string, folders: Folders) => readonly string[])
      | undefined
    if (!translate) throw new Error(`${name}: the key ${key} of the compose file is not translated`)
    return translate(service[key as keyof ComposeService], file.name, folders)
  })
  const network = ['--network', `${file.name}_default`, '--network-alias', name]
  return [...network, ...translated]
}
