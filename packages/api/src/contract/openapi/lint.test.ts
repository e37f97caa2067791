import { fileURLToPath } from 'node:url'
import { lint, loadConfig } from '@redocly/openapi-core'
import { expect, test } from 'vitest'

const file = (name: string) => fileURLToPath(new URL(`../../../${name}`, import.meta.url))

test('redocly finds no error and no warning in openapi.json', async () => {
  const config = await loadConfig({ configPath: file('redocly.yaml') })
  const problems = await lint({ ref: file('openapi.json'), config })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})
