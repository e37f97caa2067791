import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './bootstrap.mjs'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const tracked = spawnSync('git', ['ls-files', '*package.json'], { cwd: root, encoding: 'utf8' }).stdout.trim()
const manifests = tracked.split('\n').map((path) => ({ path, manifest: JSON.parse(read(path)) }))
const kinds = ['dependencies', 'devDependencies', 'optionalDependencies'] as const

/** Published packages use version ranges, so that a project has one copy of a library. The lockfile has our version. */
const isPublished = ({ path, manifest }: (typeof manifests)[number]) =>
  path.startsWith('packages/') && !manifest.private

test('every dependency has one exact version; published packages may have a range', () => {
  expect(manifests.length).toBeGreaterThan(10)
  const inexact = manifests.flatMap(({ path, manifest }) =>
    kinds.flatMap((kind) =>
      Object.entries<string>(manifest[kind] ?? {})
        .filter(
          ([, version]) =>
            !(kind === 'dependencies' && isPublished({ path, manifest }) && /^\^\d+\.\d+\.\d+$/.test(version)),
        )
        .filter(([, version]) => !/^(\d+\.\d+\.\d+(-[\w.]+)?|catalog:|workspace:.+)$/.test(version))
        .map(([name, version]) => `${path}: ${name} ${version}`),
    ),
  )
  expect(inexact).toEqual([])
})

test('the lockfile has the hash of every package, and no package has its own URL', () => {
  const resolutions = read('pnpm-lock.yaml')
    .split('\n')
    .filter((line) => line.trim().startsWith('resolution:'))
  expect(resolutions.length).toBeGreaterThan(500)
  expect(resolutions.filter((line) => !/\{integrity: sha512-[\w+/=]+\}$/.test(line))).toEqual([])
})

test('only packages allowed by name run installation scripts', () => {
  const workspace = read('pnpm-workspace.yaml')
  expect(workspace).toMatch(/^allowBuilds:\n(?: {2}\S+: (?:true|false)\n)+/m)
  expect(workspace).not.toMatch(/dangerouslyAllowAllBuilds/)
})

test('`pnpm run sbom` lists every dependency in CycloneDX', () => {
  const made = spawnSync('pnpm', ['--silent', 'run', 'sbom'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  })
  const listed = new Set(
    JSON.parse(made.stdout).components.map(
      ({ group, name, version }: { group?: string; name: string; version: string }) =>
        `${group ? `${group}/` : ''}${name}@${version}`,
    ),
  )
  const service = JSON.parse(read('apps/service/package.json')).dependencies as Record<string, string>
  const expected = Object.entries(service).filter(([, version]) => /^\d/.test(version))
  expect(expected.filter(([name, version]) => !listed.has(`${name}@${version}`))).toEqual([])
})

test('every package that a style sheet imports is a declared dependency', () => {
  const sheets = spawnSync('git', ['ls-files', '*.css'], { cwd: root, encoding: 'utf8' }).stdout.trim().split('\n')
  const imports = sheets.flatMap((sheet) =>
    [...read(sheet).matchAll(/@import "((?:@[\w-]+\/)?[\w-]+)[^"]*"/g)].map(([, name = '']) => ({ sheet, name })),
  )
  expect(imports.length).toBeGreaterThan(3)
  const undeclared = imports.filter(({ sheet, name }) => {
    const [kind, folder] = sheet.split('/')
    const manifest = manifests.find(({ path }) => path === `${kind}/${folder}/package.json`)?.manifest
    return !kinds.some((one) => manifest?.[one]?.[name])
  })
  expect(undeclared).toEqual([])
})
