import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { issueCodes } from '../src/issues/issue.ts'
import { entries } from './entries.ts'

/** Every schema that the package exports. */
const schemas = [
  ...new Map(
    Object.values(entries).flatMap((values) =>
      Object.entries(values).filter((entry): entry is [string, z.ZodMiniType] => entry[1] instanceof z.ZodMiniType),
    ),
  ),
]

test('the package exports schemas', () => {
  expect(schemas.map(([name]) => name)).toEqual(
    expect.arrayContaining(['Address', 'Applicant', 'GeezName', 'Name', 'PassportInfo', 'PersonalDetail', 'Phone']),
  )
})

test.each(schemas)('%s implements Standard Schema, and its issues are issue codes', (_, schema) => {
  const { version, vendor, validate } = schema['~standard']
  expect({ version, vendor }).toEqual({ version: 1, vendor: 'zod' })
  // A text that every schema refuses, and values that reach the checks after the type of a schema.
  const results = [Symbol('no text'), '!', '', -1, {}, []].map((value) => validate(value))
  const issues = results.flatMap((result) => (result instanceof Promise ? [] : (result.issues ?? [])))
  expect(issues.length).toBeGreaterThan(0)
  expect(issues.filter(({ message }) => !(issueCodes as readonly string[]).includes(message))).toEqual([])
})
