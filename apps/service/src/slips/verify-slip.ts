import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { publicKeyFile } from '../platform/encryption/encryption.ts'
import { type SlipFacts, verifySlip } from './slip-signature.ts'

type KnownSlip = Pick<SlipFacts, 'officeId' | 'date' | 'from' | 'issuedAt'>
type KnownSlips = Readonly<Record<string, KnownSlip>>

const readKnownSlips = (file: string): KnownSlips => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

const isSame = (one: KnownSlip, other: KnownSlip): boolean =>
  one.date === other.date && one.from === other.from && one.officeId === other.officeId

/** The newer slip of the same application that this office has verified, if it has another day, time or office. */
const findNewer = (file: string, facts: SlipFacts): KnownSlip | undefined => {
  const known = readKnownSlips(file)
  return facts.applicationNumbers
    .flatMap((number) => known[number] ?? [])
    .find((slip) => slip.issuedAt > facts.issuedAt && !isSame(slip, facts))
}

/** Stores a verified slip without personal data. Returns false if the file cannot be written. */
const storeKnownSlip = (file: string, facts: SlipFacts): boolean => {
  const { officeId, date, from, issuedAt } = facts
  const known = readKnownSlips(file)
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

const dataDir = process.env.DATA_DIR ?? resolve(import.meta.dirname, '../../../../.data')

/** Slips that this computer has verified. With them it detects an older slip of the same application without the service. */
const knownSlips = process.env.KNOWN_SLIPS ?? join(dataDir, 'verified-slips.json')

/** The setting names several keys, with commas, while slips of an earlier `BARCODE_KEY` are valid. */
const readPublicKeys = (): readonly string[] => {
  if (process.env.BARCODE_PUBLIC_KEY) return process.env.BARCODE_PUBLIC_KEY.split(',').map((key) => key.trim())
  try {
    return [readFileSync(join(dataDir, publicKeyFile), 'utf8').trim()]
  } catch {
    return []
  }
}

const usage = `Usage: verify-slip <text of the barcode>
Settings: BARCODE_PUBLIC_KEY, or DATA_DIR with ${publicKeyFile}; KNOWN_SLIPS, the file of verified slips
`

/** `node tooling/run-node.mjs apps/service/src/slips/verify-slip.ts <text>`: prints the signed data of a barcode, or that it is invalid. */
const main = ([text, ...others]: readonly string[]): number => {
  const publicKeys = readPublicKeys()
  if (text === '--help') {
    process.stdout.write(usage)
    return 0
  }
  if (!text || text.startsWith('--') || others.length > 0) {
    process.stderr.write(usage)
    return 2
  }
  if (publicKeys.length === 0) {
    process.stderr.write(`No public key: set BARCODE_PUBLIC_KEY, or DATA_DIR to a folder with ${publicKeyFile}\n`)
    return 2
  }
  const key = publicKeys.findIndex((publicKey) => verifySlip(text, publicKey) !== undefined)
  const facts = verifySlip(text, publicKeys[key] ?? '')
  if (!facts) {
    process.stdout.write('NOT VALID: this barcode was not issued by the service, or it was changed\n')
    return 1
  }
  const newer = findNewer(knownSlips, facts)
  if (newer) {
    process.stdout.write(
      [
        'NOT VALID ANY MORE: a newer slip of this application was verified here',
        `this slip was issued: ${new Date(facts.issuedAt * 1000).toISOString()}`,
        `newer slip issued: ${new Date(newer.issuedAt * 1000).toISOString()}`,
        `newer slip is for: ${newer.date}${newer.from ? ` ${newer.from}` : ''} (Addis Ababa), office ${newer.officeId}\n`,
      ].join('\n'),
    )
    return 1
  }
  const isStored = storeKnownSlip(knownSlips, facts)
  const time = facts.from ? ` ${facts.from}-${facts.to ?? ''}` : ''
  const issued = new Date(facts.issuedAt * 1000).toISOString()
  process.stdout.write(
    [
      'VALID',
      `applications: ${facts.applicationNumbers.join(', ')}`,
      `office: ${facts.officeId}`,
      `${facts.occasion}: ${facts.date}${time} (Addis Ababa)`,
      ...(publicKeys.length > 1 ? [`key: ${key + 1} of ${publicKeys.length}`] : []),
      `issued: ${issued}; a slip that was issued later replaces it`,
      ...(isStored ? [] : [`note: ${knownSlips} cannot be written, so an older slip will not be recognised`]),
      '',
    ].join('\n'),
  )
  return 0
}

process.exitCode = main(process.argv.slice(2))
