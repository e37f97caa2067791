import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import PDFDocument from 'pdfkit'
import { type Script, scriptRuns } from './script-runs.ts'

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

export interface TextBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly weight?: Weight
  readonly color?: string
}

/** One A4 page that is tagged for screen readers and draws both scripts. Measures are points. */
export const createPdfWriter = (info: { readonly title: string; readonly language: string; readonly made: Date }) => {
  const document = new PDFDocument({
    size: 'A4',
    margin: 40,
    tagged: true,
    displayTitle: true,
    lang: info.language,
    info: { Title: info.title, CreationDate: info.made },
  })
  for (const [name, file] of fonts) document.registerFont(name, file)
  const chunks: Buffer[] = []
  const whole = new Promise<Buffer>((done) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk))
    document.on('end', () => done(Buffer.concat(chunks)))
  })
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
    /** Writes a text as one tagged element and answers where the next line may start. */
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
    /** A line that only decorates: readers skip it. */
    rule: (y: number): void => {
      document.markContent('Artifact', { type: 'Layout' })
      document.moveTo(40, y).lineTo(555, y).lineWidth(0.75).strokeColor('#9aa3b2').stroke()
      document.endMarkedContent()
    },
    finish: (): Promise<Buffer> => {
      root.end()
      document.end()
      return whole
    },
  }
}
