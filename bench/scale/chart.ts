/** One line of a chart, in the order of x. */
export interface Line {
  readonly name: string
  readonly points: readonly (readonly [x: number, y: number])[]
}

export interface Chart {
  readonly title: string
  readonly x: string
  readonly y: string
  readonly lines: readonly Line[]
}

const [width, height, left, right, top, bottom] = [760, 360, 76, 20, 64, 48]
// Readable on white and with colour blindness.
const colors = ['#0b5d3b', '#b45309', '#1d4ed8', '#7c3aed']

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const shown = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 })

/** A round step that gives at most six marks. */
const stepOf = (most: number): number => {
  const rough = most / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  return power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10)
}

const marks = (least: number, most: number): readonly number[] => {
  const step = stepOf(most - least)
  const first = Math.ceil(least / step) * step
  return Array.from({ length: Math.floor((most - first) / step + 1e-9) + 1 }, (_, at) => first + at * step)
}

/** Draws a line chart as SVG, with its numbers as text. */
export const drawChart = ({ title, x, y, lines }: Chart): string => {
  const points = lines.flatMap((line) => line.points)
  const [minX, maxX] = [Math.min(0, ...points.map(([at]) => at)), Math.max(...points.map(([at]) => at))]
  const maxY = Math.max(...points.map(([, value]) => value)) * 1.05 || 1
  const toX = (value: number) => left + ((value - minX) / (maxX - minX)) * (width - left - right)
  const toY = (value: number) => height - bottom - (value / maxY) * (height - top - bottom)
  const text = (atX: number, atY: number, words: string, more = '') =>
    `<text x="${atX.toFixed(1)}" y="${atY.toFixed(1)}" ${more}>${escaped(words)}</text>`
  const grid = [
    ...marks(0, maxY).map(
      (value) =>
        `<path d="M${left} ${toY(value).toFixed(1)}H${width - right}" stroke="#ddd"/>${text(left - 8, toY(value) + 4, shown(value), 'text-anchor="end"')}`,
    ),
    ...marks(minX, maxX).map((value) => text(toX(value), height - bottom + 18, shown(value), 'text-anchor="middle"')),
  ]
  const drawn = lines.map(
    ({ points: own }, at) =>
      `<polyline fill="none" stroke="${colors[at % colors.length]}" stroke-width="2" points="${own.map(([atX, atY]) => `${toX(atX).toFixed(1)},${toY(atY).toFixed(1)}`).join(' ')}"/>`,
  )
  const legend = lines.map(({ name }, at) => {
    const from = left + at * ((width - left - right) / lines.length)
    return `<path d="M${from.toFixed(1)} 44h18" stroke="${colors[at % colors.length]}" stroke-width="3"/>${text(from + 24, 48, name)}`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" fill="#222" role="img" aria-label="${escaped(title)}">`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    text(left, 24, title, 'font-size="15" font-weight="bold"'),
    ...legend,
    ...grid,
    `<path d="M${left} ${top}V${height - bottom}H${width - right}" fill="none" stroke="#555"/>`,
    ...drawn,
    text(width / 2, height - 10, x, 'text-anchor="middle"'),
    text(16, height / 2, y, `text-anchor="middle" transform="rotate(-90 16 ${height / 2})"`),
    '</svg>\n',
  ].join('\n')
}
