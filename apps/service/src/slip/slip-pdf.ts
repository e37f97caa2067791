import { createPdfWriter } from './pdf-writer.ts'
import type { SlipContent } from './slip-content.ts'

const left = 40
const width = 515
const barcodeSize = 150
const labelWidth = 150

/** The printable slip as a PDF of one A4 page: who, when, where, what to bring, and the barcode. */
export const slipPdf = async (content: SlipContent, barcode: Buffer, made: Date): Promise<Buffer> => {
  const pdf = createPdfWriter({ title: content.title, language: content.language, made })
  let y = pdf.text('P', content.agency, { x: left, y: 40, width, size: 11, color: '#4a5160' }) + 2
  y = pdf.text('H1', content.title, { x: left, y, width, size: 22, weight: 700 }) + 8
  pdf.rule(y)
  y += 12

  const top = y
  const beside = width - barcodeSize - 20
  y = pdf.text('H2', content.personsTitle, { x: left, y, width: beside, size: 10, color: '#4a5160' }) + 2
  const roomy = content.persons.length <= 2
  for (const { fullName, number } of content.persons) {
    y = pdf.text('P', number, { x: left, y, width: beside, size: roomy ? 18 : 12, weight: 700 })
    y = pdf.text('P', fullName, { x: left, y, width: beside, size: roomy ? 11 : 9 }) + (roomy ? 6 : 2)
  }
  pdf.picture(barcode, content.barcodeAlt, left + width - barcodeSize, top, barcodeSize)
  y = Math.max(y, top + barcodeSize) + 12
  pdf.rule(y)
  y += 12

  for (const { label, value } of content.rows) {
    const labelEnd = pdf.text('P', label, { x: left, y, width: labelWidth - 10, size: 10, color: '#4a5160' })
    const place = { x: left + labelWidth, y, width: width - labelWidth, size: 11, weight: 700 } as const
    y = Math.max(labelEnd, pdf.text('P', value, place)) + 5
  }
  y += 4
  pdf.rule(y)
  y = pdf.text('H2', content.bringTitle, { x: left, y: y + 12, width, size: 13, weight: 700 }) + 2
  for (const line of content.bring) y = pdf.text('P', `• ${line}`, { x: left, y, width, size: 11 }) + 3
  y += 8
  for (const line of content.notes) y = pdf.text('P', line, { x: left, y, width, size: 10 }) + 3
  return pdf.finish()
}
