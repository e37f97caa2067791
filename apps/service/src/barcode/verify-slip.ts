import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { publicKeyFile } from './public-key-file.ts'
import { verifySlip } from './slip-signature.ts'

const dataDir = process.env.DATA_DIR ?? resolve(import.meta.dirname, '../../../../.data')

const readPublicKey = (): string | undefined => {
  if (process.env.BARCODE_PUBLIC_KEY) return process.env.BARCODE_PUBLIC_KEY
  try {
    return readFileSync(join(dataDir, publicKeyFile), 'utf8').trim()
  } catch {
    return undefined
  }
}

/** `pnpm --filter @invea/service verify-slip <text>`: says what a barcode vouches for, or that it vouches for nothing. */
const main = (text: string | undefined): number => {
  const publicKey = readPublicKey()
  if (!text) {
    process.stderr.write('Usage: verify-slip <text of the barcode>\n')
    return 2
  }
  if (!publicKey) {
    process.stderr.write(`No public key: set BARCODE_PUBLIC_KEY, or DATA_DIR to a folder with ${publicKeyFile}\n`)
    return 2
  }
  const facts = verifySlip(text, publicKey)
  if (!facts) {
    process.stdout.write('NOT VALID: this barcode was not issued by the service, or it was changed\n')
    return 1
  }
  const time = facts.from ? ` ${facts.from}-${facts.to ?? ''}` : ''
  const issued = new Date(facts.issuedAt * 1000).toISOString()
  process.stdout.write(
    [
      'VALID',
      `applications: ${facts.applicationNumbers.join(', ')}`,
      `office: ${facts.officeId}`,
      `${facts.occasion}: ${facts.date}${time} (Addis Ababa)`,
      `issued: ${issued}\n`,
    ].join('\n'),
  )
  return 0
}

process.exitCode = main(process.argv[2])
