import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBlankProject, pack, problemsOf, temporaryFolder } from './blank-project.ts'
import { root } from './bootstrap.mjs'
import { asProgram, examplesIn, outdatedExamples, unmarkedBlocks } from './readme-examples.ts'
import { listen } from './small-service.ts'

// The packed packages are what other developers install, so the packed form is what is tested.
const { folder, remove } = temporaryFolder('packages')
const names = ['domain', 'locales', 'api'] as const
const tarballs: Record<string, string> = {}

beforeAll(() => {
  for (const name of names) tarballs[name] = pack(name, folder)
}, 240_000)
afterAll(remove)

test.each(['locales', 'api'])('publint and are-the-types-wrong find nothing in @invea/%s', async (name) => {
  expect(await problemsOf(tarballs[name] ?? '')).toEqual([])
})

const examples = examplesIn(join(root, 'packages/locales/examples'))
const readme = join(root, 'packages/locales/README.md')

test('the README of @invea/locales shows the examples as they are run, and no other code', () => {
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
  expect(examples.length).toBe(4)
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

test.each([
  ['NodeNext', 'NodeNext'],
  ['ESNext', 'Bundler'],
])(
  'the packages compile in a blank strict project with %s and call a service',
  async (module, moduleResolution) => {
    await using service = await listen()
    const project = createBlankProject(folder, tarballs, { zod: '4.6.7', '@types/node': '24.19.2' })
    project.write('main.ts', program)
    project.compile({ types: ['node'], module, moduleResolution })
    const output = await service.run(process.execPath, ['out/main.js'], project.folder)
    expect(JSON.parse(output)).toEqual({
      restrictions: 0,
      path: '/Schedule/api/V1.0/Schedule/GetAvailableDateAndTimes',
      wire: 'object',
      day: { year: 2019, month: 3, day: 12 },
      message: 'First name is required!',
    })
    expect(service.requests()).toBe(1)
  },
  240_000,
)
