import { buffer } from 'node:stream/consumers'
import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'

const stream = (dictionary: string, body: Buffer | string) =>
  `<< ${dictionary} /Length ${body.length} >>\nstream\n${typeof body === 'string' ? body : body.toString('latin1')}\nendstream`

interface PdfParts {
  /** Entries added to the catalogue. */
  readonly catalog?: string
  /** Entries added to the page. */
  readonly page?: string
  /** Content of the page. */
  readonly content?: string
  /** Further objects, numbered from 5. */
  readonly objects?: readonly string[]
  /** Entries added to the trailer. */
  readonly trailer?: string
  /** Bytes before the header and after the end mark. */
  readonly before?: string
  readonly after?: string
}

/** A one-page sample PDF, to which a test can add hidden parts. */
export const aPdf = (parts: PdfParts = {}): Buffer => {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${parts.catalog ?? ''} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R ${parts.page ?? ''} >>`,
    stream('', parts.content ?? 'BT (Sample) Tj ET'),
    ...(parts.objects ?? []),
  ]
  let text = `${parts.before ?? ''}%PDF-1.7\n%âãÏÓ\n`
  const offsets = objects.map((object, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  const start = text.lastIndexOf('xref\n')
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${parts.trailer ?? ''} >>\nstartxref\n${start}\n%%EOF\n${parts.after ?? ''}`
  return Buffer.from(text, 'latin1')
}

/** A compressed object stream with these objects, numbered from 20. */
export const anObjectStream = (objects: readonly string[], entries = '/Type /ObjStm', encode = deflateSync): string => {
  let body = ''
  const head = objects.map((object, index) => {
    const pair = `${20 + index} ${body.length}`
    body += `${object} `
    return pair
  })
  const first = `${head.join(' ')} `
  const data = encode(Buffer.from(first + body, 'latin1'))
  return stream(`${entries} /N ${objects.length} /First ${first.length} /Filter /FlateDecode`, data)
}

export { stream as aPdfStream }

/** A page whose color is computed for each pixel by a program of 100,000 steps. */
export const aSlowPdf = (): Buffer =>
  aPdf({
    page: '/Resources << /Shading << /S 5 0 R >> >>',
    content: '/S sh',
    objects: [
      '<< /ShadingType 1 /ColorSpace /DeviceRGB /Domain [0 1 0 1] /Matrix [200 0 0 200 0 0] /Function 6 0 R >>',
      stream('/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1]', `{ pop pop 0 0 0 ${'1 pop '.repeat(100_000)}}`),
    ],
  })

/** A page with this many shapes that overlap. Drawing takes longer with the square of their number. */
export const aPdfOfShapes = (shapes: number): Buffer =>
  aPdf({ content: `0 0 m ${'200 200 l 0 100 l 100 0 l f 0 0 m '.repeat(shapes)}` })

/** A PDF written by PDFKit. */
export const pdfOf = (write: (document: PDFKit.PDFDocument) => void, options: PDFKit.PDFDocumentOptions = {}) => {
  const document = new PDFDocument(options)
  write(document)
  document.end()
  return buffer(document)
}

/** The pictures in a PDF that the service created. */
export const picturesIn = (file: Buffer): readonly Buffer[] => {
  const [start, end] = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from('\nendstream')]
  const pictures: Buffer[] = []
  for (let at = file.indexOf(start); at !== -1; at = file.indexOf(start, at + 1)) {
    pictures.push(file.subarray(at, file.indexOf(end, at)))
  }
  return pictures
}
