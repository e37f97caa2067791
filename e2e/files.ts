import type { Page } from '@playwright/test'

interface TestFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** A JPEG encoded by the browser. It contains noise, so that it is as large as a photo. */
export const photo = async (page: Page, name: string, side: number): Promise<TestFile> => {
  const dataUrl = await page.evaluate((pixels) => {
    const canvas = document.createElement('canvas')
    canvas.width = pixels
    canvas.height = pixels
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    const image = context.createImageData(pixels, pixels)
    let seed = 7
    for (let at = 0; at < image.data.length; at += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      image.data[at] = at % 4 === 3 ? 255 : seed % 256
    }
    context.putImageData(image, 0, 0)
    return canvas.toDataURL('image/jpeg', 0.9)
  }, side)
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64') }
}

/** A minimal valid PDF: one page with one line. */
export const pdf = (name: string): TestFile => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    '<< /Length 44 >>\nstream\nBT /F1 18 Tf 72 760 Td (SAMPLE DOCUMENT) Tj ET\nendstream',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((body, index) => {
    const offset = text.length
    text += `${index + 1} 0 obj\n${body}\nendobj\n`
    return offset
  })
  const table = text.length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') }
}

/** A program with the name and type of a picture. */
export const disguised = (name: string): TestFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from('MZ not a picture at all'),
})
