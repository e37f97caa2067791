import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import type { AppContext } from '../app-context.ts'
import { optionPicturePath, optionPictures } from './payment-options.ts'

const contextOf = (paymentOptions: readonly object[], paymentPictures?: string) =>
  ({ master: { snapshot: async () => ({ paymentOptions }) }, env: { paymentPictures } }) as unknown as AppContext

test('33: a wallet has a phone icon and a bank a building icon, each in its own color, without letters', async () => {
  const app = fastify()
  const paymentOptions = [
    { code: 'wallet', kind: 'redirect', position: 0 },
    { code: 'other-wallet', kind: 'redirect', position: 1 },
    { code: 'bank', kind: 'code', position: 2 },
  ]
  optionPictures(app, contextOf(paymentOptions))
  const pictures = await Promise.all(
    paymentOptions.map(async ({ code }) => (await app.inject(optionPicturePath(code))).body),
  )
  expect(new Set(pictures).size).toBe(3)
  const drawing = (picture = '') => picture.slice(picture.indexOf('/>'))
  expect(drawing(pictures[0])).toBe(drawing(pictures[1]))
  expect(drawing(pictures[0])).not.toBe(drawing(pictures[2]))
  for (const picture of pictures) expect(picture).not.toContain('<text')
})

test("33: an operator's own picture replaces the drawing, option by option", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'payment-pictures-'))
  const logo = '<svg xmlns="http://www.w3.org/2000/svg"/>'
  const pixel = Buffer.from('89504e470d0a1a0a', 'hex')
  writeFileSync(join(folder, 'wallet.svg'), logo)
  writeFileSync(join(folder, 'bank.png'), pixel)
  writeFileSync(join(folder, 'secret.svg'), 'not of an option')
  const paymentOptions = ['wallet', 'bank', 'other-wallet'].map((code, position) => ({ code, kind: 'code', position }))
  const app = fastify()
  optionPictures(app, contextOf(paymentOptions, folder))
  const picture = (code: string) => app.inject(optionPicturePath(code))

  const wallet = await picture('wallet')
  expect([wallet.headers['content-type'], wallet.body]).toEqual(['image/svg+xml', logo])
  const bank = await picture('bank')
  expect([bank.headers['content-type'], bank.rawPayload]).toEqual(['image/png', pixel])
  expect((await picture('other-wallet')).body).toContain('<rect')
  expect((await picture('secret')).statusCode).toBe(404)
})
