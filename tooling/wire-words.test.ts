import { expect, test } from 'vitest'
import { wireWordFaults } from './wire-words.ts'

const portal = 'apps/passport-portal/src/summary.tsx'

test('a misspelt word of the wire is refused as an identifier and as a literal, with its line', () => {
  expect(wireWordFaults(portal, "const a = 1\nconst { wereda } = address\nconst key = 'familtyTypeId'\n")).toEqual([
    `${portal}:2: wereda belongs in packages/api/src/wire`,
    `${portal}:3: familtyType belongs in packages/api/src/wire`,
  ])
})

test('paths of the wire are refused too', () => {
  expect(wireWordFaults(portal, 'fetch(`/Master/api/V1.0/Attachement/x`)')).toHaveLength(1)
})

test('comments may cite the sources, and strings that look like comments are still read', () => {
  expect(wireWordFaults(portal, '// sent as wereda\n/* familtyTypeId\n lable */\nconst woreda = 1')).toEqual([])
  expect(wireWordFaults(portal, "const address = 'https://x.example/wereda'")).toHaveLength(1)
})

test('correct words that contain a misspelt one are no fault', () => {
  expect(wireWordFaults(portal, "const available = 'available'; const phoneNumber = attachment")).toEqual([])
})

test('the boundary may use the wire spelling, but not the misspelt names of the described client state', () => {
  const wire = 'packages/api/src/wire/address.ts'
  expect(wireWordFaults(wire, 'const { wereda } = address')).toEqual([])
  expect(wireWordFaults(wire, 'const { martialStatus } = person')).toHaveLength(1)
  expect(wireWordFaults('packages/api/src/schema.gen.d.ts', 'wereda?: string')).toEqual([])
})
