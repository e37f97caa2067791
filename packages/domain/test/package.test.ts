import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { afterAll, beforeAll, expect, test } from 'vitest'

// The packed package is what other developers install, so the packed form is what is tested.
const folder = fileURLToPath(new URL('..', import.meta.url))
const compiler = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url))
const run = (program: string, args: readonly string[], cwd: string): string =>
  execFileSync(program, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

let blank = ''
let tarball = ''

beforeAll(() => {
  blank = mkdtempSync(join(tmpdir(), 'invea-domain-'))
  run('pnpm', ['pack', '--pack-destination', blank], folder)
  tarball = join(blank, readdirSync(blank).find((name) => name.endsWith('.tgz')) ?? 'missing.tgz')
}, 120_000)

afterAll(() => rmSync(blank, { recursive: true, force: true }))

test('publint finds nothing to complain about', async () => {
  const contents = readFileSync(tarball)
  const { messages } = await publint({ pack: { tarball: new Uint8Array(contents).buffer }, strict: true })
  expect(messages).toEqual([])
})

test('the types are right for every module resolution that takes ES modules', async () => {
  const checked = await checkPackage(createPackageFromTarballData(new Uint8Array(readFileSync(tarball))))
  if (!checked.types) throw new Error('the package has no types')
  // Node 10 and require() support neither exports nor ES modules; the package has type: module.
  const resolved = checked.problems.filter(
    (problem) => !('resolutionKind' in problem && ['node10', 'node16-cjs'].includes(problem.resolutionKind)),
  )
  expect(resolved).toEqual([])
})

const program = `
import { formatDate, isoDate, quote, toApplicant, toEthiopian } from '@invea/domain'
import { passportRequest, visibleSteps } from '@invea/domain/journeys'
import { aCompleteApplicantDraft, aCompletePassportDraft, someFacts } from '@invea/domain/testing'

const applicant = toApplicant(aCompleteApplicantDraft(), { today: isoDate('2026-11-21'), requestType: 'new' })
if (!applicant.ok) throw new Error(JSON.stringify(applicant.error))
const steps: readonly string[] = visibleSteps(passportRequest, aCompletePassportDraft(), someFacts()).map(({ id }) => id)
console.log(JSON.stringify({
  name: applicant.value.personal.firstName,
  day: toEthiopian(isoDate('2026-11-21')),
  shown: formatDate(isoDate('2026-11-21'), { language: 'am', calendar: 'ethiopic' }),
  total: quote({ requestType: 'new', mode: 'normal' }, [applicant.value], isoDate('2026-11-21')).total,
  steps: steps.length,
}))
`

test('the packed package installs, compiles and works in a blank TypeScript project', () => {
  const project = mkdtempSync(join(blank, 'project-'))
  const write = (name: string, content: object | string) =>
    writeFileSync(join(project, name), typeof content === 'string' ? content : JSON.stringify(content))
  write('package.json', {
    name: 'blank',
    private: true,
    type: 'module',
    dependencies: { '@invea/domain': `file:${tarball}` },
  })
  write('pnpm-workspace.yaml', 'pmOnFail: ignore\n')
  write('main.ts', program)
  run('pnpm', ['install', '--prefer-offline', '--ignore-scripts'], project)
  for (const [module, moduleResolution] of [
    ['NodeNext', 'NodeNext'],
    ['ESNext', 'Bundler'],
  ]) {
    // No skipLibCheck: our own declarations are checked too.
    const options = {
      module,
      moduleResolution,
      target: 'ES2023',
      strict: true,
      outDir: 'out',
      types: [],
      lib: ['ES2023', 'DOM'],
    }
    write('tsconfig.json', { compilerOptions: options, include: ['main.ts'] })
    run(process.execPath, [compiler, '-p', project], project)
  }
  expect(JSON.parse(run(process.execPath, [join(project, 'out', 'main.js')], project))).toEqual({
    name: 'ABEBE',
    day: { year: 2019, month: 3, day: 12 },
    shown: 'ኅዳር 12 ቀን 2019 ዓ.ም.',
    total: 5000,
    steps: 12,
  })
}, 180_000)
