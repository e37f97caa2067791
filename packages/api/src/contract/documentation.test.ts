import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { refusal } from '../wire/refusal.ts'
import { allEndpoints, type Endpoint, refusalCodes } from './index.ts'

const documentation = readFileSync(new URL('../../../../docs/api.md', import.meta.url), 'utf8')
const calls: readonly Endpoint[] = Object.values(allEndpoints)

test('docs/api.md names every extension', () => {
  const named = calls.filter(({ source }) => source === 'extension').map(({ path }) => path.split('/').at(-1) ?? path)
  expect(named.filter((name) => !documentation.includes(name))).toEqual([])
})

test('docs/api.md explains every code of a refusal', () => {
  expect(refusalCodes.filter((code) => !documentation.includes(`\`${code}\``))).toEqual([])
})

test('docs/api.md shows refusals that the contract reads', () => {
  const blocks = [...documentation.matchAll(/```json\n([\s\S]*?)```/g)].map(([, text = '']) => text)
  const [whole = '', errors = ''] = blocks
  expect(blocks.length).toBe(2)
  expect(z.decode(refusal, JSON.parse(whole))).toMatchObject({ code: 'slotShort', remaining: 3 })
  const read = z.decode(refusal, JSON.parse(`{"status":0,"message":"","code":"invalidInput",${errors}}`))
  // An unknown code would be read as `invalid`.
  expect(read.issues).toMatchObject([{ field: 'applicants.0.firstName', code: 'required' }])
})
