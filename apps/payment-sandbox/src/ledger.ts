import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Charge } from './charge.ts'

/** All charges by their reference; written to the file after each change when there is one. */
export const createLedger = (file?: string) => {
  const charges = new Map<string, Charge>()
  if (file && existsSync(file)) {
    for (const charge of JSON.parse(readFileSync(file, 'utf8')) as Charge[]) charges.set(charge.reference, charge)
  }

  const write = () => {
    if (!file) return
    mkdirSync(dirname(file), { recursive: true })
    // Written aside and renamed: a kill in between leaves the former file whole.
    writeFileSync(`${file}.new`, JSON.stringify([...charges.values()]))
    renameSync(`${file}.new`, file)
  }

  return {
    all: (): readonly Charge[] => [...charges.values()],
    find: (reference: string): Charge | undefined => charges.get(reference),
    findByCheckout: (checkoutId: string): Charge | undefined =>
      [...charges.values()].find((charge) => charge.checkoutId === checkoutId),
    put: (charge: Charge): Charge => {
      charges.set(charge.reference, charge)
      write()
      return charge
    },
  }
}
export type Ledger = ReturnType<typeof createLedger>
