import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { IsoDate } from '@invea/domain'
import { childClock } from '@invea/tooling/test-clock'
import { expect, test } from 'vitest'
import { barcodeImage } from './slip.ts'
import { createSlipSigner, type SlipFacts, verifySlip } from './slip-signature.ts'

const signer = createSlipSigner(Buffer.alloc(32, 5))
const facts: SlipFacts = {
  applicationNumbers: ['12345678903', '98765432101'],
  officeId: 3,
  occasion: 'appointment',
  date: '2026-12-01' as IsoDate,
  from: '08:30',
  to: '09:00',
  issuedAt: 1_795_248_000,
}

test('reads the signed data of a barcode', () => {
  expect(verifySlip(signer.sign(facts), signer.publicKey)).toEqual(facts)
  const delivery: SlipFacts = { ...facts, occasion: 'delivery', from: undefined, to: undefined }
  expect(verifySlip(signer.sign(delivery), signer.publicKey)).toEqual(delivery)
})

test('detects every single changed character', () => {
  const text = signer.sign(facts)
  for (let at = 0; at < text.length; at++) {
    const other = text[at] === 'A' ? 'B' : 'A'
    expect(
      verifySlip(text.slice(0, at) + other + text.slice(at + 1), signer.publicKey),
      `character ${at}`,
    ).toBeUndefined()
  }
})

test('refuses a barcode of another signer, an incomplete one, and other text', () => {
  const text = signer.sign(facts)
  expect(verifySlip(createSlipSigner(randomBytes(32)).sign(facts), signer.publicKey)).toBeUndefined()
  for (const wrong of ['', text.slice(0, -1), `${text}A`, `${text}=`, text.replace('ICS1', 'ICS2'), 'ICS1.a.b']) {
    expect(verifySlip(wrong, signer.publicKey)).toBeUndefined()
  }
  expect(verifySlip(text, 'not a key')).toBeUndefined()
})

test('no name, no phone number and no birth date is in a barcode', () => {
  const [, middle = ''] = signer.sign(facts).split('.')
  expect(Buffer.from(middle, 'base64url').toString()).toBe(
    `3~A~2026-12-01~08:30~09:00~${facts.issuedAt.toString(36)}~12345678903~98765432101`,
  )
})

test('the picture is a PNG of printable size', async () => {
  const image = await barcodeImage(signer.sign(facts))
  expect(image.subarray(1, 4).toString()).toBe('PNG')
  expect(image.readUInt32BE(16)).toBeGreaterThan(200)
})

const command = (text: string, env: NodeJS.ProcessEnv) =>
  new Promise<{ code: number; out: string }>((done) => {
    const file = join(import.meta.dirname, 'verify-slip.ts')
    execFile(
      process.execPath,
      [file, text],
      { env: { PATH: process.env.PATH, ...childClock(), ...env } },
      (error, out) => done({ code: Number(error?.code ?? 0), out }),
    )
  })

test('the command verifies without the service: by a key in the settings or in the data folder', async () => {
  const text = signer.sign(facts)
  const folder = mkdtempSync(join(tmpdir(), 'slip-'))
  writeFileSync(join(folder, 'barcode-public-key.txt'), `${signer.publicKey}\n`)
  const valid = await command(text, { DATA_DIR: folder })
  expect(valid.code).toBe(0)
  expect(valid.out).toContain('applications: 12345678903, 98765432101')
  expect(valid.out).toContain('appointment: 2026-12-01 08:30-09:00')
  expect((await command(text, { BARCODE_PUBLIC_KEY: signer.publicKey })).code).toBe(0)

  const earlier = createSlipSigner(Buffer.alloc(32, 9))
  const both = { DATA_DIR: folder, BARCODE_PUBLIC_KEY: `${signer.publicKey},${earlier.publicKey}` }
  expect(await command(text, both)).toMatchObject({ code: 0, out: expect.stringContaining('key: 1 of 2') })
  const old = await command(earlier.sign(facts), both)
  expect(old).toMatchObject({ code: 0, out: expect.stringContaining('key: 2 of 2') })
  const flipped = await command(text.replace('.', '.A'), { BARCODE_PUBLIC_KEY: signer.publicKey })
  expect(flipped).toMatchObject({ code: 1, out: expect.stringContaining('NOT VALID') })
})

test('the command rejects an older slip after it has verified the newer one, and otherwise prints the time of issue', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'slip-'))
  const env = { DATA_DIR: folder, BARCODE_PUBLIC_KEY: signer.publicKey }
  const old = signer.sign(facts)
  const moved = signer.sign({ ...facts, date: '2026-12-08' as IsoDate, issuedAt: facts.issuedAt + 60 })
  const before = await command(old, env)
  expect(before).toMatchObject({ code: 0, out: expect.stringContaining('issued: 2026-11-21T') })
  expect((await command(moved, env)).code).toBe(0)
  const after = await command(old, env)
  expect(after).toMatchObject({ code: 1, out: expect.stringContaining('NOT VALID ANY MORE') })
  expect(after.out).toContain('newer slip is for: 2026-12-08 08:30')
  // A slip that was only printed again has the same appointment.
  expect((await command(signer.sign({ ...facts, date: '2026-12-08' as IsoDate }), env)).code).toBe(0)
})
