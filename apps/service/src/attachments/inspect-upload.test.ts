import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createFairQueue } from '../platform/fair-queue.ts'
import { createWorkerPool } from '../platform/worker-pool.ts'
import { aPdf, aPdfOfShapes } from '../testing/a-pdf.ts'
import type * as tasks from '../worker.ts'
import { inspectUpload } from './inspect-upload.ts'

const limit = 2_000_000
const workers = createWorkerPool<typeof tasks>(new URL('../worker.ts', import.meta.url))
const work = { workers, pictures: createFairQueue({ running: 1, waiting: 1, waitingOfOwner: 1 }) }
afterAll(() => workers.close())
const picture = sharp({ create: { width: 60, height: 40, channels: 3, background: '#7a9' } })
const location = { IFD0: { Copyright: 'SECRET-CANARY' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 1/1 0/1' } }
const files = {
  jpg: await picture.clone().withExif(location).jpeg().toBuffer(),
  png: await picture.clone().png().toBuffer(),
  gif: await picture.clone().gif().toBuffer(),
  pdf: aPdf(),
} as const

test.each(Object.entries(files))('detects a %s by its content', async (kind, file) => {
  expect(await inspectUpload(work, file, { limit, owner: 1 })).toMatchObject({ ok: true, value: { kind } })
})

test('removes metadata and trailing bytes from a picture and keeps its size', async () => {
  const polyglot = Buffer.concat([files.jpg, Buffer.from('<script>alert(1)</script>')])
  expect(polyglot.includes('SECRET-CANARY')).toBe(true)
  const inspected = await inspectUpload(work, polyglot, { limit, owner: 1 })
  if (!inspected.ok) throw new Error('refused')
  expect(inspected.value.bytes.includes('SECRET-CANARY')).toBe(false)
  expect(inspected.value.bytes.includes('<script>')).toBe(false)
  const metadata = await sharp(inspected.value.bytes).metadata()
  expect(metadata.exif).toBeUndefined()
  expect([metadata.width, metadata.height]).toEqual([60, 40])
})

test('a photo taken sideways is stored upright', async () => {
  const sideways = await picture.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const inspected = await inspectUpload(work, sideways, { limit, owner: 1 })
  if (!inspected.ok) throw new Error('refused')
  const { width, height } = await sharp(inspected.value.bytes).metadata()
  expect([width, height]).toEqual([40, 60])
})

test('a photo that would be stored larger than its limit is scaled down', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const scan = sharp({ create: { width: 2_000, height: 3_000, channels: 3, background: '#888', noise } })
  const file = await scan.jpeg({ quality: 20 }).toBuffer()
  const inspected = await inspectUpload(work, file, { limit: file.length, owner: 1 })
  if (!inspected.ok) throw new Error('refused')
  const { width, height } = await sharp(inspected.value.bytes).metadata()
  expect([width, height]).toEqual([1_633, 2_449])
})

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
const html = Buffer.from('<!doctype html><script>alert(1)</script>')
const bomb = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#fff' } })
  .png({ palette: true, colours: 2 })
  .toBuffer()
const blankGif = (size: number) =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#fff' } })
    .gif()
    .toBuffer()
/** A picture of one megapixel, and a thousand frames of one pixel in it. */
const film = Buffer.concat([
  (await blankGif(1_000)).subarray(0, -1),
  Buffer.from('21f90400000000002c0000000001000100000202440100'.repeat(1_000), 'hex'),
  Buffer.from(';'),
])

/** A progressive JPEG whose last scan is repeated. */
const jpegOfScans = async (scans: number) => {
  const blank = sharp({ create: { width: 2_000, height: 2_000, channels: 3, background: '#fff' } })
  const file = await blank.jpeg({ progressive: true }).toBuffer()
  const last = file.subarray(file.lastIndexOf(Buffer.from([0xff, 0xda])), -2)
  return Buffer.concat([file.subarray(0, -2), ...Array.from({ length: scans }, () => last), file.subarray(-2)])
}
const onePixelWide = await sharp({ create: { width: 1, height: 40_000, channels: 3, background: '#fff' } })
  .png()
  .toBuffer()

test.each([
  ['an SVG', svg, 'fileFormat'],
  ['a web page', html, 'fileFormat'],
  ['a ZIP', Buffer.from('PK\u0003\u0004aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'), 'fileFormat'],
  ['a WebP', await picture.clone().webp().toBuffer(), 'fileFormat'],
  ['a TIFF', await picture.clone().tiff().toBuffer(), 'fileFormat'],
  [
    'a picture header without a picture',
    Buffer.concat([files.png.subarray(0, 30), Buffer.alloc(100)]),
    'fileUnreadable',
  ],
  ['half a picture', files.jpg.subarray(0, files.jpg.length / 2), 'fileUnreadable'],
  ['a picture of 64 megapixels in a few kilobytes', bomb, 'fileTooComplex'],
  ['a picture of 40,000 rows of one pixel', onePixelWide, 'fileTooComplex'],
  ['a JPEG of four megapixels in 300 scans', await jpegOfScans(300), 'fileTooComplex'],
  ['a GIF of nine megapixels in a few kilobytes', await blankGif(3_000), 'fileTooComplex'],
  ['a GIF of a thousand frames in a few kilobytes', film, 'fileTooComplex'],
  ['half a PDF', files.pdf.subarray(0, 300), 'fileUnreadable'],
  ['an empty file', Buffer.alloc(0), 'fileEmpty'],
])('refuses %s with its own code', async (_, file, code) => {
  expect(await inspectUpload(work, file, { limit, owner: 1 })).toEqual({ ok: false, error: code })
})

test('stores a PDF with a script as a picture of its page', async () => {
  const file = aPdf({ catalog: '/OpenAction << /S /JavaScript /JS (SECRET-CANARY) >>' })
  const inspected = await inspectUpload(work, file, { limit, owner: 1 })
  if (!inspected.ok) throw new Error(inspected.error)
  expect(inspected.value.bytes.toString('latin1')).not.toMatch(/JavaScript|SECRET-CANARY/)
})

test('refuses a PDF of 40,000 shapes after its time', async () => {
  const file = aPdfOfShapes(40_000)
  expect(await inspectUpload(work, file, { limit, owner: 1 })).toEqual({ ok: false, error: 'fileTooComplex' })
})

test('accepts a file of the maximum size and refuses one byte more', async () => {
  const file = Buffer.concat([files.jpg, Buffer.alloc(limit - files.jpg.length)])
  expect(await inspectUpload(work, file, { limit, owner: 1 })).toMatchObject({ ok: true })
  expect(await inspectUpload(work, Buffer.concat([file, Buffer.alloc(1)]), { limit, owner: 1 })).toEqual({
    ok: false,
    error: 'fileSize',
  })
})
