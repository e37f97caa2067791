import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import type { AppContext } from '../app-context.ts'
import { optionPicturePath, optionPictures } from './option-pictures.ts'

test('33: a wallet is drawn as a phone and a bank as a building, each on its own colour, without letters', async () => {
  const app = fastify()
  const paymentOptions = [
    { code: 'wallet', kind: 'redirect', position: 0 },
    { code: 'other-wallet', kind: 'redirect', position: 1 },
    { code: 'bank', kind: 'code', position: 2 },
  ]
  optionPictures(app, { master: { snapshot: async () => ({ paymentOptions }) } } as unknown as AppContext)
  const pictures = await Promise.all(
    paymentOptions.map(async ({ code }) => (await app.inject(optionPicturePath(code))).body),
  )
  expect(new Set(pictures).size).toBe(3)
  const drawing = (picture = '') => picture.slice(picture.indexOf('/>'))
  expect(drawing(pictures[0])).toBe(drawing(pictures[1]))
  expect(drawing(pictures[0])).not.toBe(drawing(pictures[2]))
  for (const picture of pictures) expect(picture).not.toContain('<text')
})
