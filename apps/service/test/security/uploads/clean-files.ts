import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { anObjectStream, aPdf, aPdfStream, pdfOf } from '../../../src/testing/a-pdf.ts'
import { pngChunk, withChunks } from './png-chunks.ts'

/** An uploaded file: its name and its bytes. */
export interface UploadFile {
  readonly name: string
  readonly bytes: Buffer
}

/** Text in every text field of a picture, to find fields that are not removed. */
export const secret = 'SECRETCANARY'
const gps = {
  IFD0: { Copyright: secret, Make: secret },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '9/1 1/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '38/1 44/1 0/1' },
}
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="9,1.0N" exif:UserComment="${secret}"/></rdf:RDF></x:xmpmeta>`

const noise = (width: number, height: number, channels: 1 | 2 | 3 | 4) =>
  Buffer.from(Array.from({ length: width * height * channels }, (_, at) => (at * 37 + (at >> 5)) & 255))
const drawn = (channels: 1 | 2 | 3 | 4 = 3, width = 96, height = 64) =>
  sharp(noise(width, height, channels), { raw: { width, height, channels } })
const blankPicture = () => sharp({ create: { width: 96, height: 64, channels: 3, background: '#7a9' } })

const jpeg = await drawn().jpeg().toBuffer()
const png = await drawn().png().toBuffer()
const frames = await sharp(
  await Promise.all(['#a00', '#0a0', '#00a'].map((background) => blankPicture().tint(background).png().toBuffer())),
  { join: { animated: true } },
)
  .gif()
  .toBuffer()
/** A picture of one frame in an animation format, as some phones save a screenshot. */
const animatedPng = withChunks(
  png,
  pngChunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0])),
  pngChunk('fcTL', Buffer.from([0, 0, 0, 0, 0, 0, 0, 96, 0, 0, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 10, 0, 0])),
)

const pictures: Readonly<Record<string, UploadFile>> = {
  'a baseline JPEG': { name: 'photo.jpg', bytes: jpeg },
  'a progressive JPEG': { name: 'photo.jpeg', bytes: await drawn().jpeg({ progressive: true }).toBuffer() },
  'a CMYK JPEG': { name: 'scan.jpg', bytes: await drawn().toColourspace('cmyk').jpeg().toBuffer() },
  'a grey JPEG': { name: 'scan.JPG', bytes: await drawn(1).jpeg().toBuffer() },
  'a JPEG without colour subsampling': {
    name: 'a.jpg',
    bytes: await drawn().jpeg({ chromaSubsampling: '4:4:4' }).toBuffer(),
  },
  'a JPEG with a colour profile': { name: 'p3.jpg', bytes: await drawn().withIccProfile('p3').jpeg().toBuffer() },
  'a JPEG with a location': { name: 'ፎቶ.jpg', bytes: await drawn().withExif(gps).jpeg().toBuffer() },
  'a JPEG taken sideways': {
    name: 'side.jpg',
    bytes: await drawn().withExif(gps).withMetadata({ orientation: 8 }).jpeg().toBuffer(),
  },
  'a JPEG with XMP': { name: 'xmp.jpg', bytes: await drawn().withXmp(xmp).jpeg().toBuffer() },
  'a JPEG with a video after it': {
    name: 'MVIMG_1.jpg',
    bytes: Buffer.concat([jpeg, Buffer.from(`ftypmp42${secret}`)]),
  },
  'a JPEG of one pixel': { name: 'dot.jpg', bytes: await drawn(3, 1, 1).jpeg().toBuffer() },
  'a JPEG of twelve megapixels': {
    name: 'large.jpg',
    bytes: await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: '#678' } })
      .jpeg()
      .toBuffer(),
  },
  'a PNG': { name: 'scan.png', bytes: png },
  'a PNG of 16 bits per colour': { name: 'deep.png', bytes: await drawn().toColourspace('rgb16').png().toBuffer() },
  'a PNG with a palette': { name: 'few.png', bytes: await drawn().png({ palette: true, colours: 16 }).toBuffer() },
  'an interlaced PNG': { name: 'slow.png', bytes: await drawn().png({ progressive: true }).toBuffer() },
  'a grey PNG': { name: 'grey.png', bytes: await drawn(1).toColourspace('b-w').png().toBuffer() },
  'a transparent PNG': { name: 'clear.PNG', bytes: await drawn(4).png().toBuffer() },
  'a PNG with text and a location': {
    name: 'words.png',
    bytes: withChunks(
      await drawn().withExif(gps).png().toBuffer(),
      pngChunk('tEXt', Buffer.from(`Comment\0${secret}`)),
    ),
  },
  'a PNG with an animation header': { name: 'film.png', bytes: animatedPng },
  'a GIF': { name: 'a.gif', bytes: await drawn().gif().toBuffer() },
  'an animated GIF': { name: 'film.gif', bytes: frames },
  'an interlaced GIF': { name: 'slow.gif', bytes: await drawn().gif({ progressive: true }).toBuffer() },
}

const documents: Readonly<Record<string, UploadFile>> = {
  'a PDF of one page': { name: 'a.pdf', bytes: aPdf() },
  'a PDF whose text contains /JavaScript': {
    name: 'lesson.pdf',
    bytes: aPdf({ content: 'BT (/OpenAction << /S /JavaScript /JS) Tj ET' }),
  },
  'a PDF whose title contains /Launch': {
    name: 'title.PDF',
    bytes: aPdf({ objects: ['<< /Title (How to /Launch and /EmbeddedFile) >>'], trailer: '/Info 5 0 R' }),
  },
  'a PDF with a link and an outline': {
    name: 'links.pdf',
    bytes: await pdfOf((document) => {
      document.outline.addItem('First')
      document.text('See https://example.org', { link: 'https://example.org' }).addPage().text('Second')
    }),
  },
  'a scan in a PDF': { name: 'scan.pdf', bytes: await pdfOf((document) => document.image(jpeg, 0, 0)) },
  'a scan with transparency in a PDF': {
    name: 'stamp.pdf',
    bytes: await pdfOf((document) => document.image(png, 0, 0), { compress: true, pdfVersion: '1.4' }),
  },
  'a form that is filled in': {
    name: 'form.pdf',
    bytes: aPdf({
      catalog: '/AcroForm << /Fields [5 0 R] /NeedAppearances true >>',
      objects: ['<< /FT /Tx /T (name) /V (Sample) /Subtype /Widget /Rect [0 0 9 9] >>'],
    }),
  },
  'a PDF with an object stream': {
    name: 'packed.pdf',
    bytes: aPdf({ objects: [anObjectStream(['<< /Producer (Sample) >>'])] }),
  },
  'a PDF that was changed and saved': {
    name: 'saved.pdf',
    bytes: Buffer.concat([
      aPdf(),
      Buffer.from('7 0 obj\n<< /Producer (Sample) >>\nendobj\ntrailer\n<< /Root 1 0 R /Prev 9 >>\nstartxref\n9\n%%EOF'),
    ]),
  },
  'a PDF with a cross-reference stream': {
    name: 'xref.pdf',
    bytes: aPdf({
      objects: [
        aPdfStream('/Type /XRef /W [1 2 1] /Size 1 /Root 1 0 R /Filter /FlateDecode', deflateSync(Buffer.alloc(4))),
      ],
    }),
  },
  'a PDF with a button that turns the page': {
    name: 'button.pdf',
    bytes: aPdf({ page: '/Annots [<< /Subtype /Link /A << /S /Named /N /NextPage >> >>]' }),
  },
}

export const cleanFiles: Readonly<Record<string, UploadFile>> = { ...pictures, ...documents }
