import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  buildWithVite,
  createBlankProject,
  findPackageProblems,
  pack,
  runtimePackages,
  runtimes,
  runWith,
  temporaryFolder,
  vitePackages,
} from '../blank-project.ts'
import { root } from '../bootstrap.mjs'
import { secretsInFolder } from '../find-secrets.ts'
import {
  asComparisons,
  asProgram,
  comparison,
  examplesIn,
  outdatedExamples,
  unmarkedBlocks,
} from '../readme-examples.ts'

const execute = promisify(execFile)

/** Starts a fake service on a free port. `run` starts a program with its address in SERVICE_URL and returns the output. */
const listen = async () => {
  let requests = 0
  const server = createServer((_request, response) => {
    requests += 1
    response.writeHead(200, { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' })
    response.end(JSON.stringify({ status: 1, advancedRestrictions: [] }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    requests: () => requests,
    run: async (program: string, args: readonly string[], cwd: string) =>
      (await execute(program, args, { cwd, env: { ...process.env, SERVICE_URL: url } })).stdout,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

// Tests the packed packages, because other developers install these.
const { folder, remove } = temporaryFolder('packages')
const names = ['domain', 'locales', 'api'] as const
const tarballs: Record<string, string> = {}

beforeAll(async () => {
  for (const name of names) tarballs[name] = await pack(name, folder)
}, 240_000)
afterAll(remove)

test.each(names)('publint and are-the-types-wrong find nothing in @invea/%s', async (name) => {
  expect(await findPackageProblems(tarballs[name] ?? '')).toEqual([])
})

test.each(names)('no file of the packed @invea/%s contains a secret', async (name) => {
  const content = join(folder, `content-${name}`)
  mkdirSync(content)
  await execute('tar', ['-xzf', tarballs[name] ?? '', '-C', content])
  const { files, found } = secretsInFolder(content)
  expect(files).toBeGreaterThan(10)
  expect(found).toEqual([])
})

const examples = examplesIn(join(root, 'packages/locales/examples'))
const readme = join(root, 'packages/locales/README.md')

test('the README of @invea/locales shows the tested examples and no other code', () => {
  expect(outdatedExamples(readme, examples)).toEqual([])
  expect(unmarkedBlocks(readme, ['ts'])).toEqual([])
})

test('every example of @invea/locales compiles in a blank strict project and returns what its comments show', () => {
  const project = createBlankProject(
    folder,
    { locales: tarballs.locales ?? '' },
    { i18next: '27.1.2', '@types/node': '24.19.2' },
  )
  for (const { name, code } of examples) project.write(name, asProgram(code))
  project.compile({ types: ['node'] })
  for (const { name } of examples) project.run(process.execPath, [`out/${name.replace('.ts', '.js')}`])
  expect(examples.length).toBe(6)
}, 240_000)

const program = `
import { createPortalClient } from '@invea/api'
import { allEndpoints } from '@invea/api/contract'
import { refusal } from '@invea/api/wire'
import { toEthiopian, isoDate } from '@invea/domain'
import { messageFor } from '@invea/locales'

const api = createPortalClient({ baseUrl: process.env.SERVICE_URL ?? '', language: 'am', retries: 1 })
const restrictions = await api.master.restrictions()
if (!restrictions.ok) throw new Error(restrictions.error.kind)
console.log(JSON.stringify({
  restrictions: restrictions.value.length,
  path: allEndpoints.getAvailability.path,
  wire: typeof refusal,
  day: toEthiopian(isoDate('2026-11-21')),
  message: messageFor({ field: 'personal.firstName', code: 'required' }, 'en'),
}))
`

const programOutput = {
  restrictions: 0,
  path: '/Schedule/api/V1.0/Schedule/GetAvailableDateAndTimes',
  wire: 'object',
  day: { year: 2019, month: 3, day: 12 },
  message: 'First name is required!',
}

test.each([
  ['NodeNext', 'NodeNext'],
  ['ESNext', 'Bundler'],
])(
  'the packages and the examples of @invea/api compile in a blank strict project with %s and call a service',
  async (module, moduleResolution) => {
    await using service = await listen()
    const others = { zod: '4.6.7', '@types/node': '24.19.2', 'altcha-lib': '2.8.0' }
    const project = createBlankProject(folder, tarballs, others)
    project.write('main.ts', program)
    for (const { name, code } of examplesIn(join(root, 'packages/api/examples'))) project.write(name, code)
    project.compile({ types: ['node'], module, moduleResolution })
    const output = await service.run(process.execPath, ['out/main.js'], project.folder)
    expect(JSON.parse(output)).toEqual(programOutput)
    expect(service.requests()).toBe(1)
  },
  240_000,
)

const domainExamples = examplesIn(join(root, 'packages/domain/examples'))

/** The examples in the comments of the top level, as one program. */
const commentExamples = (): string => {
  const source = join(root, 'packages/domain/src')
  const read = (file: string) => readFileSync(join(source, file), 'utf8')
  const exported = [...read('index.ts').matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap(([, type = '', list = '']) =>
    list.split(',').map((name) => `${type}${name.trim()}`),
  )
  const names = exported.map((name) => name.replace('type ', ''))
  const declared = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...read(file).matchAll(/ \* @example\n((?: \*.*\n)+?) \*\/\nexport \w+ (\w+)/g)])
  const examples = declared.flatMap(([, text = '', name = '']) =>
    names.includes(name) ? [`{\n${asComparisons(text.replace(/^ \* ?/gm, ''))}}`] : [],
  )
  expect(examples.length).toBe(names.length)
  return [comparison, `import { ${exported.join(', ')} } from '@invea/domain'`, ...examples].join('\n')
}

/** A project with the packed domain package and every example of its README and comments, compiled. */
const domainProject = (others: Readonly<Record<string, string>> = {}) => {
  const project = createBlankProject(
    folder,
    { domain: tarballs.domain ?? '' },
    { zod: '^4.1.0', '@types/node': '24.19.2', ...others },
  )
  for (const { name, code } of domainExamples) project.write(name, asProgram(code))
  project.write('comments.ts', commentExamples())
  project.write('main.ts', ['comments.ts', ...domainExamples.map(({ name }) => name)].map(importStatement).join('\n'))
  return project
}
const importStatement = (name: string) => `import './${name.replace('.ts', '.js')}'`

const commonJsProgram = `const { toEthiopian } = require('@invea/domain/calendar')
const { quote } = require('@invea/domain')
console.log(typeof quote, JSON.stringify(toEthiopian('2026-11-21')))
`

test('every example of @invea/domain compiles in a blank strict project and runs, and require loads the package', () => {
  const project = domainProject()
  project.compile({ types: ['node'], module: 'ESNext', moduleResolution: 'Bundler' })
  project.compile({ types: ['node'] })
  project.run(process.execPath, ['out/main.js'])
  project.write('required.cjs', commonJsProgram)
  expect(project.run(process.execPath, ['required.cjs'])).toBe('function {"year":2019,"month":3,"day":12}\n')
}, 240_000)

const component = `import { formatBothCalendars, isoDate, quote, toApplicant } from '@invea/domain'
import { findHoliday } from '@invea/domain/holidays'

const today = isoDate('2026-11-21')
const draft = { personal: { firstName: 'Abebe1' }, address: {}, family: [], passport: {}, attachments: {} }
const checked = toApplicant(draft, { today, requestType: 'new' })

export const App = () => (
  <p>
    {formatBothCalendars(today, { language: 'am', calendar: 'ethiopic' })} {checked.ok ? '' : checked.error[0]?.code}{' '}
    {quote({ requestType: 'new', mode: 'normal' }, [{ passport: { passportPageId: 1, dataCorrected: false } }], today).total}{' '}
    {findHoliday(isoDate('2027-01-07'))}
  </p>
)
`

// Part of the full run, because it installs other programs.
describe.runIf(process.env.TEST_FULL)('@invea/domain', () => {
  test('runs its examples in Node 20, Bun and Deno, and Node 20 loads it with require', () => {
    const project = domainProject(runtimePackages)
    project.compile({ types: ['node'] })
    project.write('required.cjs', commonJsProgram)
    for (const runtime of runtimes) {
      runWith(project, runtime, 'out/main.js')
      if (runtime.name === 'Deno') continue
      expect(runWith(project, runtime, 'required.cjs')).toBe('function {"year":2019,"month":3,"day":12}\n')
    }
  }, 400_000)

  test('compiles and builds with Vite and React', () => {
    const project = domainProject(vitePackages)
    const html = buildWithVite(project, component)
    project.compile({ jsx: 'react-jsx', module: 'ESNext', moduleResolution: 'Bundler' }, ['App.tsx'])
    expect(html).toBe('<p>ኅዳር 12 ቀን 2019 ዓ.ም. (ኖቬምበር 21 ቀን 2026 እ.ኤ.አ.) nameLetters 5000 genna</p>')
  }, 400_000)
})

const messageComponent = `import { createPortalClient } from '@invea/api'
import { messageFor } from '@invea/locales'

const api = createPortalClient({ baseUrl: '' })

export const App = () => (
  <p lang="om">
    {messageFor({ field: 'personal.firstName', code: 'required' }, 'om')} {api.account.state().kind}
  </p>
)
`

describe.runIf(process.env.TEST_FULL)('@invea/api and @invea/locales', () => {
  const others = { zod: '^4.1.0', '@types/node': '24.19.2' }

  test('run in Node 20, Bun and Deno against a service, and Node 20 loads them with require', async () => {
    await using service = await listen()
    const project = createBlankProject(folder, tarballs, { ...others, ...runtimePackages })
    project.write('main.ts', program)
    project.compile({ types: ['node'] })
    for (const { name, source, program: binary, args } of runtimes) {
      const permissions = name === 'Deno' ? ['--allow-net', '--allow-env'] : []
      const given = [...args, ...permissions, 'out/main.js']
      const output = await service.run(join(project.folder, 'node_modules', source, binary), given, project.folder)
      expect(JSON.parse(output), name).toEqual(programOutput)
    }
    project.write(
      'required.cjs',
      "console.log(typeof require('@invea/api').createPortalClient, typeof require('@invea/locales').messageFor)",
    )
    for (const runtime of runtimes.filter(({ name }) => name === 'Node 20'))
      expect(runWith(project, runtime, 'required.cjs')).toBe('function function\n')
  }, 400_000)

  test('compile and build with Vite and React', () => {
    const project = createBlankProject(folder, tarballs, { ...others, ...vitePackages })
    const html = buildWithVite(project, messageComponent)
    project.compile({ jsx: 'react-jsx', module: 'ESNext', moduleResolution: 'Bundler' }, ['App.tsx'])
    expect(html).toBe('<p lang="om">Maqaa guutuun dirqama! none</p>')
  }, 400_000)
})
