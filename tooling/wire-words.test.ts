import { expect, test } from 'vitest'
import { wireWordFaults } from './wire-words.ts'

const portal = 'apps/passport-portal/src/summary.tsx'

test('refuses a misspelt wire word as identifier and as literal, and reports its line', () => {
  expect(wireWordFaults(portal, "const a = 1\nconst { wereda } = address\nconst key = 'familtyTypeId'\n")).toEqual([
    `${portal}:2: wereda belongs in packages/api/src/wire`,
    `${portal}:3: familtyType belongs in packages/api/src/wire`,
  ])
})

test('refuses paths of the wire', () => {
  expect(wireWordFaults(portal, 'fetch(`/Master/api/V1.0/Attachement/x`)')).toHaveLength(1)
})

test('allows comments that cite the sources, and checks strings that look like comments', () => {
  expect(wireWordFaults(portal, '// sent as wereda\n/* familtyTypeId\n lable */\nconst woreda = 1')).toEqual([])
  expect(wireWordFaults(portal, "const address = 'https://x.example/wereda'")).toHaveLength(1)
})

test('allows correct words that contain a misspelt one', () => {
  expect(wireWordFaults(portal, "const available = 'available'; const phoneNumber = attachment")).toEqual([])
})

test('allows the wire spelling at the boundary, but not the misspelt names of the described client state', () => {
  const wire = 'packages/api/src/wire/address.ts'
  expect(wireWordFaults(wire, 'const { wereda } = address')).toEqual([])
  expect(wireWordFaults(wire, 'const { martialStatus } = person')).toHaveLength(1)
  expect(wireWordFaults('packages/api/src/schema.gen.d.ts', 'wereda?: string')).toEqual([])
})
