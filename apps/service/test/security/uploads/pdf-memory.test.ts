import { createDeflate } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { rebuildPdf } from '../../../src/attachments/rebuild-pdf.ts'
import { aPdf, aPdfStream, picturesIn } from '../../../src/testing/a-pdf.ts'

/** Bytes that decompress to this many megabytes of blanks. */
const bomb = async (megabytes: number): Promise<Buffer> => {
  const deflate = createDeflate({ level: 9 })
  const chunks: Buffer[] = []
  deflate.on('data', (chunk: Buffer) => chunks.push(chunk))
  const whole = new Promise((done) => deflate.on('end', done))
  const blanks = Buffer.alloc(1_000_000, ' ')
  for (let at = 0; at < megabytes; at++) await new Promise((written) => deflate.write(blanks, written))
  deflate.end()
  await whole
  return Buffer.concat(chunks)
}

test('refuses a page that decompresses beyond the limit, within 300 MB of memory', async () => {
  const packed = await bomb(600)
  const whole = aPdf({ page: '/Contents 5 0 R', objects: [aPdfStream('/Filter /FlateDecode', packed)] })
  const hostile = Buffer.from(whole.toString('latin1').replace('/Contents 4 0 R', '               '), 'latin1')
  expect(hostile.length).toBeLessThan(2_000_000)
  const before = process.resourceUsage().maxRSS
  expect(await rebuildPdf(hostile)).toEqual({ ok: false, error: 'fileTooComplex' })
  // In kilobytes; the compressed file is part of it.
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(300_000)
})

test('draws a picture of 200 megapixels as small as its page, within 300 MB of memory', async () => {
  const packed = await bomb(600)
  const image = '/Type /XObject /Subtype /Image /Width 20000 /Height 10000 /BitsPerComponent 8 /ColorSpace /DeviceRGB'
  const hostile = aPdf({
    page: '/Resources << /XObject << /I 5 0 R >> >>',
    content: '200 0 0 200 0 0 cm /I Do',
    objects: [aPdfStream(`${image} /Filter /FlateDecode`, packed)],
  })
  const before = process.resourceUsage().maxRSS
  const result = await rebuildPdf(hostile)
  const [picture] = result.ok ? picturesIn(Buffer.from(result.value)) : expect.fail(result.error)
  expect((await sharp(picture).metadata()).width).toBe(556)
  expect(process.resourceUsage().maxRSS - before).toBeLessThan(300_000)
})
