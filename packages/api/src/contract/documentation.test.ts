import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
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
