import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from './bootstrap.mjs'

const read = (name: string) => readFileSync(join(root, name), 'utf8')
const dockerfile = read('deploy/Dockerfile')
  .replace(/\\\n/g, ' ')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))

interface Stage {
  readonly name: string
  readonly from: string
}
const stages: readonly Stage[] = dockerfile.flatMap((line) => {
  const [, from = '', name = ''] = /^FROM (\S+) AS (\S+)$/.exec(line) ?? []
  return name ? [{ name, from }] : []
})

/** Each COPY with the stage it takes from, if any. */
const copies = dockerfile.flatMap((line) => {
  if (!line.startsWith('COPY ')) return []
  const words = line.split(/\s+/).slice(1)
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
  const paths = words.filter((word) => !word.startsWith('--'))
  return [{ line, from, sources: paths.slice(0, -1) }]
})

test('every path that the container files copy exists, and every stage they copy from is built before', () => {
  expect(copies.length).toBeGreaterThan(5)
  const missing = copies
    .filter(({ from }) => from === undefined)
    .flatMap(({ sources }) => sources.filter((source) => !existsSync(join(root, source))))
  expect(missing).toEqual([])
  const names = new Set(stages.map(({ name }) => name))
  expect(copies.filter(({ from }) => from !== undefined && !names.has(from)).map(({ line }) => line)).toEqual([])
  // What a stage gives away is a folder of the repository, or what its build writes there.
  for (const { sources } of copies.filter(({ from }) => from === 'portals'))
    for (const source of sources)
      expect(existsSync(join(root, source.replace(/^\/app\//, '').replace(/\/dist$/, '')))).toBe(true)
})

test('images have a version, programs of the images run as nobody special', () => {
  const outside = stages.map(({ from }) => from).filter((from) => !stages.some(({ name }) => name === from))
  expect(outside.filter((image) => !/:\d[\w.-]+$/.test(image))).toEqual([])
  expect(dockerfile).toContain('USER node')
  expect(outside.some((image) => image.includes('nginx-unprivileged'))).toBe(true)
})

interface Compose {
  readonly services: Readonly<
    Record<
      string,
      {
        readonly image?: string
        readonly build?: { readonly context: string; readonly dockerfile: string; readonly target: string }
        readonly environment?: Readonly<Record<string, string>>
        readonly depends_on?: Readonly<Record<string, unknown>>
        readonly volumes?: readonly string[]
      }
    >
  >
  readonly volumes: Readonly<Record<string, unknown>>
}
const compose = parse(read('deploy/compose.yaml')) as Compose

test('the compose file names stages, services and volumes that there are', () => {
  const services = Object.entries(compose.services)
  expect(services.map(([name]) => name)).toEqual(['database', 'service', 'passport-portal', 'origin-id-portal'])
  for (const [, { build, depends_on, volumes }] of services) {
    if (build) {
      expect(existsSync(join(root, 'deploy', build.context, build.dockerfile))).toBe(true)
      expect(stages.map(({ name }) => name)).toContain(build.target)
    }
    for (const other of Object.keys(depends_on ?? {})) expect(compose.services).toHaveProperty(other)
    for (const volume of volumes ?? []) expect(compose.volumes).toHaveProperty(volume.split(':')[0] ?? '')
  }
})

test('a setting that must be set stops the start by its name, any other has a default', () => {
  const text = read('deploy/compose.yaml')
  const used = [...text.matchAll(/\$\{(\w+)([^}]*)\}/g)]
  const open = new Set(used.filter(([, , rest]) => !rest).map(([, name]) => name))
  const guarded = new Set(used.filter(([, , rest]) => /^:[?-]/.test(rest ?? '')).map(([, name]) => name))
  expect([...open].filter((name) => !guarded.has(name))).toEqual([])
})

test('what the compose file sets for the service are settings the service reads', () => {
  const known = ['apps/service/src/env.ts', 'apps/service/src/env-fields.ts', 'apps/service/src/crypto/keys.ts']
    .map(read)
    .join('\n')
  const unknown = Object.keys(compose.services.service?.environment ?? {}).filter((name) => !known.includes(name))
  expect(unknown).toEqual([])
})

const units = readdirSync(join(root, 'deploy/systemd'))

test('the units start what there is, and it can be started', () => {
  const lines = units.flatMap((unit) => read(`deploy/systemd/${unit}`).split('\n'))
  const working = lines.flatMap((line) => /^WorkingDirectory=\/opt\/invea\/(.*)$/.exec(line)?.[1] ?? [])
  expect(working.length).toBeGreaterThan(0)
  for (const folder of working) expect(existsSync(join(root, folder, 'src/main.ts'))).toBe(true)
  const scripts = lines.flatMap((line) => /^ExecStart=\/opt\/invea\/(deploy\/\S+)/.exec(line)?.[1] ?? [])
  expect(scripts).toEqual(['deploy/backup.sh'])
  for (const script of [...scripts, 'deploy/restore-drill.sh'])
    expect(() => accessSync(join(root, script), constants.X_OK)).not.toThrow()
})

test('systemd accepts the units; all it misses is what is installed into /opt/invea', ({ skip }) => {
  if (spawnSync('sh', ['-c', 'command -v systemd-analyze']).status !== 0) return skip('no systemd on this machine')
  const paths = units.map((unit) => join(root, 'deploy/systemd', unit))
  const { stderr } = spawnSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' })
  const complaints = stderr
    .split('\n')
    .filter((line) => line && !/Command \/opt\/invea\/\S+ is not executable/.test(line))
  expect(complaints.filter((line) => /invea/.test(line))).toEqual([])
})

test('the shell scripts are read by a shell without a complaint', () => {
  for (const script of readdirSync(join(root, 'deploy')).filter((name) => name.endsWith('.sh')))
    expect(spawnSync('sh', ['-n', join(root, 'deploy', script)], { encoding: 'utf8' }).stderr).toBe('')
})
