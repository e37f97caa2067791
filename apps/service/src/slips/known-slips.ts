import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import type { SlipFacts } from './slip-facts.ts'

type Known = Pick<SlipFacts, 'officeId' | 'date' | 'from' | 'issuedAt'>
type KnownSlips = Readonly<Record<string, Known>>

const read = (file: string): KnownSlips => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

const isSame = (one: Known, other: Known): boolean =>
  one.date === other.date && one.from === other.from && one.officeId === other.officeId

/** The newer slip of the same application that this office has verified, where it names another day, time or office. */
export const findNewer = (file: string, facts: SlipFacts): Known | undefined => {
  const known = read(file)
  return facts.applicationNumbers
    .flatMap((number) => known[number] ?? [])
    .find((slip) => slip.issuedAt > facts.issuedAt && !isSame(slip, facts))
}

/** Remembers a verified slip: numbers, day and time, nothing personal. False when the file cannot be written. */
export const rememberSlip = (file: string, facts: SlipFacts): boolean => {
  const { officeId, date, from, issuedAt } = facts
  const known = read(file)
  const newest = facts.applicationNumbers.filter((number) => (known[number]?.issuedAt ?? 0) <= issuedAt)
  const next = { ...known, ...Object.fromEntries(newest.map((number) => [number, { officeId, date, from, issuedAt }])) }
  try {
    writeFileSync(`${file}.new`, JSON.stringify(next))
    renameSync(`${file}.new`, file)
    return true
  } catch {
    return false
  }
}
