import { expect, expectTypeOf, test } from 'vitest'
import { type Path, type PathValue, readPath, writePath } from './draft-store.ts'

interface Draft {
  readonly party?: 'individual' | 'group'
  readonly applicants: readonly { readonly personal: { readonly firstName: string } }[]
}
const draft: Draft = { applicants: [{ personal: { firstName: 'A' } }, { personal: { firstName: 'B' } }] }

test('a path reads through lists and objects', () => {
  expect(readPath(draft, 'applicants.1.personal.firstName')).toBe('B')
})

test('a path that ends early reads as undefined', () => {
  expect(readPath(draft, 'applicants.5.personal.firstName')).toBeUndefined()
})

test('a write changes only its path and does not mutate the draft', () => {
  const next = writePath(draft, 'applicants.1.personal.firstName', 'C')
  expect(next.applicants[1]?.personal.firstName).toBe('C')
  expect(draft.applicants[1]?.personal.firstName).toBe('B')
  expect(next.applicants[0]).toBe(draft.applicants[0])
})

test('a write creates missing objects on the way', () => {
  expect(writePath({} as { site?: { regionId?: number } }, 'site.regionId', 3)).toEqual({ site: { regionId: 3 } })
})

test('paths and their values are typed', () => {
  expectTypeOf<'applicants.0.personal.firstName'>().toExtend<Path<Draft>>()
  expectTypeOf<'applicants.0.personal.frstName'>().not.toExtend<Path<Draft>>()
  expectTypeOf<PathValue<Draft, 'applicants.0.personal.firstName'>>().toEqualTypeOf<string>()
  expectTypeOf<PathValue<Draft, 'party'>>().toEqualTypeOf<'individual' | 'group' | undefined>()
})
