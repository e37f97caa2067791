import { join } from 'node:path'
import { findBinaries } from '@invea/tooling/postgres-cluster'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Proof, proveBooking } from './booking.ts'
import { runSizes } from './load/run-load.ts'
import { mutants } from './mutants/mutants.ts'

const seed = Number(process.env.PROVE_SEED ?? process.env.TEST_SEED ?? Date.now() % 1_000_000)
const folderOf = (name: string) => join(import.meta.dirname, 'reports', `test-${name}`)

const requirePostgres = (proof: Proof | { readonly missing: string }): Proof => {
  if ('missing' in proof) throw new Error(proof.missing)
  return proof
}

beforeEach((context) => {
  if (!findBinaries()) context.skip('no PostgreSQL on this machine: install the Debian package postgresql')
})

test('no promise about appointments is broken while processes, database and connections die', async () => {
  const { figures, violations } = requirePostgres(
    await proveBooking(runSizes.short, { seed, folder: folderOf('short') }),
  )
  const broken = Object.fromEntries(
    Object.entries(violations).flatMap(([check, found]) => (found.length > 0 ? [[check, found.slice(0, 5)]] : [])),
  )
  expect(broken, `seed ${seed}, history in ${folderOf('short')}`).toEqual({})
  expect(figures.attempts).toBeGreaterThanOrEqual(runSizes.short.attempts)
  expect(figures.faults).toEqual(runSizes.short.faults)
  // The test would show nothing if no visitor or every visitor got an appointment. The number of refusals depends on the machine.
  expect(figures.acknowledged).toBeGreaterThan(1_000)
  expect(figures.refused).toBeGreaterThan(300)
})

/** `npm test` plants one bug, the full run all of them. */
const selectedMutants = Object.entries(mutants).filter(
  ([, { foundBy }]) => process.env.TEST_FULL || foundBy === 'oneEffectPerKey',
)

describe.each(selectedMutants)('mutant: %s', (name, { size, foundBy }) => {
  test(`the checker finds it by ${foundBy}`, async () => {
    const { violations } = requirePostgres(await proveBooking(size, { seed, folder: folderOf(name) }))
    expect(violations[foundBy].length, `seed ${seed}, history in ${folderOf(name)}`).toBeGreaterThan(0)
  })
})
