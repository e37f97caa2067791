import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aPdf, aPdfStream, pdfOf, picturesIn } from '../testing/a-pdf.ts'
import { rebuildPdf } from './rebuild-pdf.ts'

const drawPdf = (write: (document: PDFKit.PDFDocument) => void, options: PDFKit.PDFDocumentOptions = {}) =>
  pdfOf(write, { compress: false, ...options })

const canary = 'SECRETCANARY'

const rebuilt = async (file: Buffer): Promise<Buffer> => {
  const result = await rebuildPdf(file)
  if (!result.ok) throw new Error(result.error)
  return Buffer.from(result.value)
}

/** Red, green and blue of the middle pixel of a picture. */
const middleOf = async (picture: Buffer) => {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels
  return [...data.subarray(at, at + 3)].map((value) => (value > 127 ? 1 : 0))
}

test('rebuilds a PDF as pictures of its pages, with the same order and sizes', async () => {
  const file = await drawPdf((document) => {
    document.rect(0, 0, 600, 800).fill('#f00')
    document.addPage({ size: 'A5' }).rect(0, 0, 600, 800).fill('#00f')
  })
  const result = await rebuilt(file)
  const pictures = picturesIn(result)
  expect(await Promise.all(pictures.map(middleOf))).toEqual([
    [1, 0, 0],
    [0, 0, 1],
  ])
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()))
  // US letter and A5 at 200 dots an inch.
  expect(sizes.map(({ width, height }) => [width, height])).toEqual([
    [1700, 2200],
    [1165, 1654],
  ])
})

test('the picture contains filled-in forms and notes', async () => {
  const appearance = aPdfStream('/Type /XObject /Subtype /Form /BBox [0 0 200 200]', '0 1 0 rg 0 0 200 200 re f')
  const widget = '<< /Type /Annot /Subtype /Widget /FT /Tx /T (a) /V (b) /F 4 /Rect [0 0 200 200] /AP << /N 6 0 R >> >>'
  const form = aPdf({
    catalog: '/AcroForm << /Fields [5 0 R] >>',
    page: '/Annots [5 0 R]',
    objects: [widget, appearance],
  })
  expect(await middleOf(picturesIn(await rebuilt(form))[0] as Buffer)).toEqual([0, 1, 0])
})

test('removes author, title, dates, XMP, text and unused objects', async () => {
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/">${canary}</x:xmpmeta>`
  const file = aPdf({
    catalog: '/Metadata 6 0 R',
    trailer: '/Info 5 0 R',
    content: `BT /F1 12 Tf (${canary}) Tj ET`,
    objects: [
      `<< /Author (${canary}) /Title (${canary}) /CreationDate (D:20260102030405) >>`,
      aPdfStream('/Type /Metadata /Subtype /XML', xmp),
      `(${canary})`,
    ],
  })
  expect(file.includes(canary)).toBe(true)
  const text = (await rebuilt(file)).toString('latin1')
  expect(text).not.toContain(canary)
  expect(text).not.toContain('20260102030405')
  expect(text).not.toMatch(/\/(Author|Title|Metadata)\b/)
})

test('rebuilds the same file to the same bytes', async () => {
  expect(await rebuilt(aPdf())).toEqual(await rebuilt(aPdf()))
})

test('renders a huge page with at most four million pixels', async () => {
  const file = await drawPdf((document) => document.rect(0, 0, 14_400, 14_400).fill('#0f0'), { size: [14_400, 14_400] })
  const [picture] = picturesIn(await rebuilt(file))
  const { width, height } = await sharp(picture).metadata()
  expect([width, height]).toEqual([2_000, 2_000])
})

test('accepts ten pages and refuses eleven', async () => {
  const pages = (count: number) =>
    drawPdf(
      (document) => {
        for (let at = 1; at < count; at++) document.addPage()
      },
      { size: [20, 20] },
    )
  expect(picturesIn(await rebuilt(await pages(10)))).toHaveLength(10)
  expect(await rebuildPdf(await pages(11))).toEqual({ ok: false, error: 'filePages' })
})

test('a PDF that needs a password is refused with its own code, one with an empty password is accepted', async () => {
  const draw = (document: PDFKit.PDFDocument) => document.rect(0, 0, 9, 9).fill('#000')
  expect(await rebuildPdf(await drawPdf(draw, { userPassword: 'secret' }))).toEqual({ ok: false, error: 'fileLocked' })
  expect(await rebuildPdf(await drawPdf(draw, { ownerPassword: 'secret' }))).toMatchObject({ ok: true })
})

test.each([
  ['an XFA form', aPdf({ catalog: '/AcroForm << /XFA 5 0 R >>', objects: [aPdfStream('', '<xdp/>')] })],
  [
    'a document with attached files',
    aPdf({
      catalog: '/Names << /EmbeddedFiles << /Names [(a) 5 0 R] >> >>',
      objects: ['<< /Type /Filespec /F (a) /EF << /F 6 0 R >> >>', aPdfStream('/Type /EmbeddedFile', 'x')],
    }),
  ],
  ['a document without pages', Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n')],
  ['half a document', aPdf().subarray(0, 300)],
])('refuses %s, because its pages are not its whole content', async (_, file) => {
  expect(await rebuildPdf(file)).toEqual({ ok: false, error: 'fileUnreadable' })
})
