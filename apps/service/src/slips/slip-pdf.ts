import { readFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import type { SlipContent, SlipTicket } from './slip-content.ts'

type Script = 'ethiopic' | 'latin'

interface ScriptRun {
  readonly script: Script
  readonly text: string
}

const ethiopic = /[\u1200-\u139f\u2d80-\u2ddf\uab00-\uab2f]+/g

/** Splits a text by the fonts that can draw it: the Ethiopic font has no digits, spaces or full stop, the Latin no Ge'ez. */
export const scriptRuns = (text: string): readonly ScriptRun[] => {
  const runs: ScriptRun[] = []
  let end = 0
  for (const { index, 0: letters } of text.matchAll(ethiopic)) {
    if (index > end) runs.push({ script: 'latin', text: text.slice(end, index) })
    runs.push({ script: 'ethiopic', text: letters })
    end = index + letters.length
  }
  if (end < text.length) runs.push({ script: 'latin', text: text.slice(end) })
  return runs
}

type Weight = 400 | 700
type FontName = `${Script}-${Weight}`

const packages: Record<Script, string> = { latin: 'noto-sans', ethiopic: 'noto-sans-ethiopic' }
const fontFile = (script: Script, weight: Weight) =>
  readFileSync(
    fileURLToPath(
      import.meta.resolve(`@fontsource/${packages[script]}/files/${packages[script]}-${script}-${weight}-normal.woff`),
    ),
  )
const fonts: readonly (readonly [FontName, Buffer])[] = (['latin', 'ethiopic'] as const).flatMap((script) =>
  ([400, 700] as const).map((weight) => [`${script}-${weight}` as const, fontFile(script, weight)] as const),
)

interface TextStyle {
  readonly size: number
  readonly weight?: Weight
  readonly color?: string
}

interface TextPart {
  readonly text: string
  readonly style: TextStyle
}

interface TextBox extends TextStyle {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** Creates one A4 page that is tagged for screen readers and draws both scripts. Units are points. */
const createPdfWriter = (info: { readonly title: string; readonly language: string; readonly made: Date }) => {
  const document = new PDFDocument({
    size: 'A4',
    margin: 40,
    tagged: true,
    displayTitle: true,
    lang: info.language,
    info: { Title: info.title, CreationDate: info.made },
  })
  for (const [name, file] of fonts) document.registerFont(name, file)
  const root = document.struct('Document')
  document.addStructure(root)

  const draw = (text: string, { x, y, width, size, weight = 400, color = '#16181d' }: TextBox): number => {
    const runs = scriptRuns(text)
    document.fillColor(color).fontSize(size)
    for (const [at, run] of runs.entries()) {
      const continued = at < runs.length - 1
      document.font(`${run.script}-${weight}`)
      if (at === 0) document.text(run.text, x, y, { width, continued, lineGap: size * 0.2 })
      else document.text(run.text, { continued })
    }
    return document.y
  }

  return {
    document,
    /** Writes a text as one tagged element. Returns the position of the next line. */
    text: (tag: 'H1' | 'H2' | 'P' | 'LI' | 'Lbl' | 'LBody', text: string, box: TextBox): number => {
      let end = box.y
      root.add(
        document.struct(tag, {}, [
          () => {
            end = draw(text, box)
          },
        ]),
      )
      return end
    },
    picture: (image: Buffer, alt: string, x: number, y: number, size: number): void => {
      root.add(
        document.struct('Figure', { alt }, [
          () => {
            document.image(image, x, y, { fit: [size, size] })
          },
        ]),
      )
    },
    /** A decorative line, which screen readers skip. */
    rule: (y: number): void => {
      document.markContent('Artifact', { type: 'Layout' })
      document.moveTo(40, y).lineTo(555, y).lineWidth(0.75).strokeColor('#9aa3b2').stroke()
      document.endMarkedContent()
    },
    finish: (): Promise<Buffer> => {
      root.end()
      document.end()
      return buffer(document)
    },
  }
}

const left = 40
const width = 515
const barcodeSize = 150
const labelWidth = 150
const mutedColor = '#4a5160'

/** Draws the slip with a text size. Returns undefined if it needs more than one page. */
const drawSlip = (content: SlipContent, barcode: Buffer, made: Date, size: number): Promise<Buffer> | undefined => {
  const pdf = createPdfWriter({ title: content.title, language: content.language, made })
  let pages = 1
  pdf.document.on('pageAdded', () => pages++)
  const small = size * 0.92
  let y = pdf.text('P', content.agency, { x: left, y: 36, width, size: small, color: mutedColor }) + 1
  y = pdf.text('H1', content.title, { x: left, y, width, size: size * 1.4, weight: 700 }) + 4
  pdf.rule(y)
  y += 8

  const top = y
  const ticketWidth = width - barcodeSize - 20
  const at = { x: left, width: ticketWidth } as const
  y = pdf.text('P', content.occasion, { ...at, y, size: small, color: mutedColor }) + 1
  y = pdf.text('H2', content.day, { ...at, y, size: size * 1.5, weight: 700 }) + 1
  y = pdf.text('P', content.otherDay, { ...at, y, size }) + 3
  if (content.time) y = pdf.text('P', content.time, { ...at, y, size: size * 1.15, weight: 700 }) + 3
  y = pdf.text('P', content.office, { ...at, y, size, weight: 700 }) + 4
  pdf.picture(barcode, content.barcodeAlt, left + width - barcodeSize, top, barcodeSize)
  y = Math.max(y, top + barcodeSize) + 6
  pdf.rule(y)
  y += 6

  const pair = (label: TextPart, value: TextPart) => {
    const labelEnd = pdf.text('P', label.text, { x: left, y, width: labelWidth - 10, ...label.style })
    const valueEnd = pdf.text('P', value.text, { x: left + labelWidth, y, width: width - labelWidth, ...value.style })
    y = Math.max(labelEnd, valueEnd) + 2
  }
  for (const { fullName, number } of content.persons)
    pair({ text: number, style: { size, weight: 700 } }, { text: fullName, style: { size } })
  y += 2
  for (const { label, value } of content.rows)
    pair({ text: label, style: { size: small, color: mutedColor } }, { text: value, style: { size, weight: 700 } })

  const list = ({ bring, warnings, help }: SlipTicket, notes: readonly string[], textSize: number) => {
    for (const line of bring) y = pdf.text('P', `• ${line}`, { x: left, y, width, size: textSize }) + 1
    y += 2
    for (const line of warnings) y = pdf.text('P', line, { x: left, y, width, size: textSize, weight: 700 }) + 1
    for (const line of [...notes, help]) y = pdf.text('P', line, { x: left, y, width, size: textSize }) + 1
  }
  pdf.rule(y + 3)
  y = pdf.text('H2', content.bringTitle, { x: left, y: y + 8, width, size: size * 1.1, weight: 700 }) + 1
  list(content, content.notes, size)
  const { amharic } = content
  if (amharic) {
    pdf.rule(y + 3)
    const amharicSize = size < 11 ? small : size
    const when = [amharic.day, amharic.otherDay, amharic.time].filter(Boolean).join(' · ')
    y = pdf.text('H2', amharic.title, { x: left, y: y + 8, width, size, weight: 700 }) + 1
    for (const line of [`${amharic.occasion}፦ ${when}`, amharic.office])
      y = pdf.text('P', line, { x: left, y, width, size: amharicSize, weight: 700 }) + 1
    list(amharic, [], amharicSize)
  }
  return pages === 1 ? pdf.finish() : undefined
}

/** Text sizes in points, of which the first that fits is used. */
const textSizes = [12, 11, 10, 9, 8] as const

/** The size to start with. Each attempt draws a whole page, so that it is one that nearly always fits. */
const largestSize = ({ persons, amharic }: SlipContent) => (persons.length > 2 ? 10 : amharic ? 11 : 12)

/** The slip as a PDF of one A4 page, laid out as a ticket, repeated in Amharic: time, office, names, barcode, what to bring, warnings. */
export const slipPdf = async (content: SlipContent, barcode: Buffer, made: Date): Promise<Buffer> => {
  const largest = largestSize(content)
  for (const size of textSizes) {
    const pdf = size <= largest && drawSlip(content, barcode, made, size)
    if (pdf) return pdf
  }
  throw new Error('The slip does not fit on one page')
}
