import { createPdfWriter } from './pdf-writer.ts'
import type { SlipContent } from './slip-content.ts'

const left = 40
const width = 515
const barcodeSize = 150
const labelWidth = 150
const quiet = '#4a5160'

/** The printable slip as a PDF of one A4 page, laid out as a ticket: when, where, who, the barcode, what to bring; once more in Amharic. */
export const slipPdf = async (content: SlipContent, barcode: Buffer, made: Date): Promise<Buffer> => {
  const pdf = createPdfWriter({ title: content.title, language: content.language, made })
  let y = pdf.text('P', content.agency, { x: left, y: 36, width, size: 10, color: quiet }) + 1
  y = pdf.text('H1', content.title, { x: left, y, width, size: 16, weight: 700 }) + 6
  pdf.rule(y)
  y += 10

  const top = y
  const beside = width - barcodeSize - 20
  const at = { x: left, width: beside } as const
  y = pdf.text('P', content.occasion, { ...at, y, size: 10, color: quiet }) + 1
  y = pdf.text('H2', content.day, { ...at, y, size: 18, weight: 700 }) + 1
  y = pdf.text('P', content.otherDay, { ...at, y, size: 11 }) + 3
  if (content.time) y = pdf.text('P', content.time, { ...at, y, size: 13, weight: 700 }) + 3
  y = pdf.text('P', content.office, { ...at, y, size: 11, weight: 700 }) + 6
  pdf.picture(barcode, content.barcodeAlt, left + width - barcodeSize, top, barcodeSize)
  y = Math.max(y, top + barcodeSize) + 8
  pdf.rule(y)
  y += 8

  const roomy = content.persons.length <= 2
  for (const { fullName, number } of content.persons) {
    const numberEnd = pdf.text('P', number, { x: left, y, width: labelWidth - 10, size: roomy ? 13 : 10, weight: 700 })
    const box = { x: left + labelWidth, y, width: width - labelWidth, size: roomy ? 12 : 9 } as const
    y = Math.max(numberEnd, pdf.text('P', fullName, box)) + (roomy ? 4 : 1)
  }
  y += 4
  for (const { label, value } of content.rows) {
    const labelEnd = pdf.text('P', label, { x: left, y, width: labelWidth - 10, size: 9, color: quiet })
    const box = { x: left + labelWidth, y, width: width - labelWidth, size: 10, weight: 700 } as const
    y = Math.max(labelEnd, pdf.text('P', value, box)) + 3
  }
  pdf.rule(y + 4)
  y = pdf.text('H2', content.bringTitle, { x: left, y: y + 10, width, size: 12, weight: 700 }) + 2
  for (const line of content.bring) y = pdf.text('P', `• ${line}`, { x: left, y, width, size: 10.5 }) + 2
  y += 4
  for (const line of content.notes) y = pdf.text('P', line, { x: left, y, width, size: 9 }) + 2
  const { amharic } = content
  if (amharic) {
    pdf.rule(y + 4)
    const when = [amharic.day, amharic.otherDay, amharic.time].filter(Boolean).join(' · ')
    y = pdf.text('H2', amharic.title, { x: left, y: y + 10, width, size: 11, weight: 700 }) + 1
    for (const line of [`${amharic.occasion}፦ ${when}`, amharic.office, ...amharic.bring])
      y = pdf.text('P', line, { x: left, y, width, size: 9 }) + 1
  }
  return pdf.finish()
}
