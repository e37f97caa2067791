import { buffer } from 'node:stream/consumers'
import { createDeflate } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inspectUpload } from '../../../src/attachments/inspect-upload.ts'
import { rebuildPdf } from '../../../src/attachments/rebuild-pdf.ts'
import { createFairQueue } from '../../../src/platform/fair-queue.ts'
import { aPdf, aPdfStream, picturesIn } from '../../../src/testing/a-pdf.ts'

/** Bytes that decompress to this many megabytes of blanks. */
const bomb = async (megabytes: number): Promise<Buffer> => {
  const deflate = createDeflate({ level: 9 })
  const whole = buffer(deflate)
  const blanks = Buffer.alloc(1_000_000, ' ')
  for (let at = 0; at < megabytes; at++) await new Promise((written) => deflate.write(blanks, written))
  deflate.end()
  return whole
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

test('keeps no memory of ten progressive JPEGs of 40 megapixels', async () => {
  const file = await sharp({ create: { width: 8_000, height: 5_000, channels: 3, background: '#fff' } })
    .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
    .toBuffer()
  const pictures = createFairQueue({ running: 1, waiting: 1, waitingOfOwner: 1 })
  const workers = { run: () => expect.fail('a picture is no PDF') }
  const inspect = async () => {
    // Each upload has its own buffer.
    const inspected = await inspectUpload({ pictures, workers }, Buffer.from(file), { limit: 2_000_000, owner: 1 })
    expect(inspected.ok).toBe(true)
  }
  await inspect()
  const before = process.memoryUsage().rss
  for (let at = 0; at < 9; at++) await inspect()
  expect(process.memoryUsage().rss - before).toBeLessThan(400_000_000)
})
