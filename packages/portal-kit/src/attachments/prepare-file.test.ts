import { afterEach, expect, test, vi } from 'vitest'
import { type Encoding, firstEncoding, nextEncoding, prepareFile, scalePhoto } from './prepare-file.ts'

const jpegHead = [0xff, 0xd8, 0xff, 0xe0]
const pdfHead = [0x25, 0x50, 0x44, 0x46, 0x2d]
const aFile = (name: string, size: number, head: readonly number[]) => {
  const bytes = new Uint8Array(size)
  bytes.set(head.slice(0, size))
  return new File([bytes], name)
}
const field = 'attachments.2'

afterEach(() => vi.unstubAllGlobals())
const smaller = aFile('sample.jpg', 900_000, jpegHead)

test.each([
  ['a small photo', aFile('sample.JPG', 1_000_000, jpegHead)],
  ['a PDF within the limit', aFile('sample.pdf', 2_000_000, pdfHead)],
])('%s is sent as it is', async (_name, file) => {
  const scale = vi.fn()
  expect(await prepareFile(file, field, scale)).toEqual({ ok: true, value: { file } })
  expect(scale).not.toHaveBeenCalled()
})

test('a large photo is reduced although it is within the limit, because a slow connection needs long for it', async () => {
  const result = await prepareFile(aFile('sample.jpg', 1_900_000, jpegHead), field, async () => smaller)
  expect(result).toEqual({ ok: true, value: { file: smaller, before: 1_900_000 } })
})

test.each([
  ['cannot be reduced', undefined],
  ['only grows', aFile('sample.jpg', 1_950_000, jpegHead)],
])('a photo within the limit that %s is sent as it is', async (_name, reduced) => {
  const file = aFile('sample.jpg', 1_900_000, jpegHead)
  expect(await prepareFile(file, field, async () => reduced)).toEqual({ ok: true, value: { file } })
})

test('a photo over the limit is reduced before it is refused', async () => {
  const scale = vi.fn(async () => smaller)
  const result = await prepareFile(aFile('sample.jpg', 6_000_000, jpegHead), field, scale)
  expect(scale).toHaveBeenCalledWith(expect.anything(), 2_000_000)
  expect(result).toEqual({ ok: true, value: { file: smaller, before: 6_000_000 } })
})

test('a photo that cannot be reduced enough is refused by its size', async () => {
  const result = await prepareFile(
    aFile('sample.png', 6_000_000, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    field,
    async () => undefined,
  )
  expect(result).toMatchObject({ ok: false, error: { field, code: 'fileSize', params: { file: 'sample.png' } } })
})

test('a PDF over the limit is refused, because it cannot be reduced here', async () => {
  const scale = vi.fn()
  const result = await prepareFile(aFile('sample.pdf', 2_000_001, pdfHead), field, scale)
  expect(result).toMatchObject({ ok: false, error: { code: 'fileSize' } })
  expect(scale).not.toHaveBeenCalled()
})

test.each([
  ['a document of another type', aFile('sample.docx', 10, [0x50, 0x4b])],
  ['an ending that lies about the content', aFile('sample.jpg', 10, [0x4d, 0x5a])],
])('%s is refused by its format', async (_name, file) => {
  expect(await prepareFile(file, field)).toMatchObject({ ok: false, error: { code: 'fileFormat' } })
})

test.each([
  ['IMG_0001', jpegHead, 'IMG_0001.jpg'],
  ['scan.tmp', pdfHead, 'scan.tmp.pdf'],
])('the content decides: %s gets the ending of its type', async (name, head, named) => {
  const result = await prepareFile(aFile(name, 10, head), field)
  expect(result).toMatchObject({ ok: true, value: { file: { name: named, size: 10 } } })
})

test('a small photo of another type is sent as the JPEG that the browser makes of it', async () => {
  const heif = aFile('sample.heic', 500_000, [0, 0, 0, 0x18, 0x66, 0x74, 0x79, 0x70])
  expect(await prepareFile(heif, field, async () => smaller)).toEqual({ ok: true, value: { file: smaller } })
  expect(await prepareFile(heif, field, async () => undefined)).toMatchObject({
    ok: false,
    error: { code: 'fileFormat', params: { file: 'sample.heic' } },
  })
})

test('a file that cannot be read, such as one on another device, is refused', async () => {
  const arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'))
  const file = Object.assign(aFile('sample.jpg', 10, jpegHead), { slice: () => ({ arrayBuffer }) })
  expect(await prepareFile(file, field)).toEqual({
    ok: false,
    error: { field, code: 'fileUnreadable', params: { file: 'sample.jpg' } },
  })
})

test('an empty file is refused by its size', async () => {
  expect(await prepareFile(aFile('sample.jpg', 0, []), field)).toMatchObject({
    ok: false,
    error: { code: 'fileEmpty' },
  })
})

const allTries = (width: number, height: number) => {
  const tries: Encoding[] = []
  for (let next: Encoding | undefined = firstEncoding(width, height); next; next = nextEncoding(next)) tries.push(next)
  return tries
}

test.each([
  [4000, 3000, 2309],
  [3000, 4000, 2309],
  [12_000, 600, 8944],
])('a photo of %d x %d pixels is first reduced to four megapixels, at good quality', (width, height, longestSide) => {
  expect(firstEncoding(width, height)).toEqual({ longestSide, quality: 0.85 })
  expect(width * height * (longestSide / Math.max(width, height)) ** 2).toBeLessThanOrEqual(4_000_000)
})

test('a small picture is never enlarged', () => {
  expect(firstEncoding(1200, 900).longestSide).toBe(1200)
})

test('reduces the quality before the size', () => {
  expect(allTries(2000, 1000).slice(0, 4)).toEqual([
    { longestSide: 2000, quality: 0.85 },
    { longestSide: 2000, quality: 0.75 },
    { longestSide: 2000, quality: 0.65 },
    { longestSide: 1500, quality: 0.85 },
  ])
})

test('the attempts end, and no document is reduced below legible size', () => {
  const tries = allTries(12_000, 9000)
  expect(tries.length).toBeLessThanOrEqual(15)
  expect(Math.min(...tries.map((each) => each.longestSide))).toBe(1500)
})

test('the pixels of a photo are released: one canvas for all attempts, and nothing left of picture and canvas', async () => {
  const close = vi.fn()
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close }))
  const canvas = {
    width: 0,
    height: 0,
    getContext: () => ({ fillRect: () => undefined, drawImage: () => undefined }),
    toBlob: (done: (blob: Blob) => void) => done(new Blob(['too large'])),
  }
  const createElement = vi.fn(() => canvas)
  vi.stubGlobal('document', { createElement })
  expect(await scalePhoto(aFile('sample.jpg', 10, jpegHead), 5)).toBeUndefined()
  expect(createElement).toHaveBeenCalledOnce()
  expect(close).toHaveBeenCalledOnce()
  expect(canvas.width).toBe(0)
})
