import { afterAll, expect, test } from 'vitest'
import { aPdf } from '../testing/a-pdf.ts'
import { createHeavyWork } from './heavy-work.ts'

const heavy = createHeavyWork()
afterAll(() => heavy.close())

test('work is done beside the event loop, which goes on turning', async () => {
  let turns = 0
  const turning = setInterval(() => {
    turns += 1
  }, 1)
  const hostile = Buffer.from(`%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n${'obj('.repeat(900_000)}\n%%EOF`)
  const answers = await Promise.all([
    heavy.run('isPassivePdf', { file: aPdf() }),
    heavy.run('isPassivePdf', { file: hostile }),
    heavy.run('isPassivePdf', { file: aPdf({ catalog: '/OpenAction << /S /JavaScript /JS (x) >>' }) }),
  ])
  clearInterval(turning)
  expect(answers).toEqual([true, false, false])
  expect(turns).toBeGreaterThan(10)
})

test('work that fails fails alone', async () => {
  await expect(
    heavy.run('slipPdf', { content: {} as never, barcode: Buffer.alloc(1), made: new Date(0) }),
  ).rejects.toThrow()
  expect(await heavy.run('isPassivePdf', { file: aPdf() })).toBe(true)
})
