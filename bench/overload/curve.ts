/** Figures at one multiple of the sustainable load; times in milliseconds. */
export interface Point {
  readonly times: number
  readonly offered: number
  readonly admittedPerSecond: number
  readonly admitted: { readonly p50: number; readonly p99: number }
  readonly refused: { readonly p50: number; readonly p99: number }
  readonly hasRefused: boolean
}

interface About {
  readonly share: number
  readonly sustainable: number
  readonly date: string
}

const width = 720
const left = 70
const right = 700
const colors = { admitted: '#1d6f42', median: '#7fb89a', refused: '#b3401f', line: '#d5d5d5', text: '#333333' } as const

const text = (
  x: number,
  y: number,
  words: string,
  anchor: 'start' | 'middle' | 'end' = 'start',
  color: string = colors.text,
) => `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" fill="${color}">${words}</text>`

const rule = (x1: number, y1: number, x2: number, y2: number) =>
  `<line x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}" stroke="${colors.line}"/>`

const curve = (at: readonly (readonly [x: number, y: number])[], color: string) =>
  `<polyline fill="none" stroke="${color}" stroke-width="2.5" points="${at.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}"/>${at
    .map(([x, y]) => `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3.5" fill="${color}"/>`)
    .join('')}`

/** Draws two panels over the offered load: admitted calls a second, and times on a logarithmic scale. */
export const drawCurve = (points: readonly Point[], { share, sustainable, date }: About): string => {
  const [min = 1, max = 1] = [points[0]?.times, points.at(-1)?.times]
  const x = (times: number) => left + ((right - left) * Math.log(times / min)) / Math.log(max / min)
  const top = Math.max(...points.map(({ admittedPerSecond }) => admittedPerSecond)) * 1.2
  const y = (perSecond: number) => 220 - (170 * perSecond) / top
  const ms = (value: number) => 490 - (190 * Math.log10(Math.max(1, value))) / 3
  const refusing = points.filter(({ hasRefused }) => hasRefused)
  const step = 10 ** Math.floor(Math.log10(top / 2))
  const marks = Array.from({ length: Math.floor(top / step) + 1 }, (_, at) => at * step)
  const parts = [
    text(
      left,
      22,
      `Service with ${share * 100} % of one core, sustainable load ${sustainable.toFixed(0)} calls a second, ${date}`,
    ),
    text(left, 42, 'admitted calls a second'),
    ...marks.flatMap((mark) => [rule(left, y(mark), right, y(mark)), text(left - 8, y(mark) + 4, String(mark), 'end')]),
    curve(
      points.map((point) => [x(point.times), y(point.admittedPerSecond)]),
      colors.admitted,
    ),
    text(left, 282, 'milliseconds:'),
    text(left + 92, 282, 'admitted, 99 %', 'start', colors.admitted),
    text(left + 212, 282, 'admitted, half', 'start', colors.median),
    text(left + 322, 282, 'refused, 99 %', 'start', colors.refused),
    ...[1, 10, 50, 100, 500, 1_000].flatMap((mark) => [
      rule(left, ms(mark), right, ms(mark)),
      text(left - 8, ms(mark) + 4, String(mark), 'end'),
    ]),
    curve(
      points.map((point) => [x(point.times), ms(point.admitted.p50)]),
      colors.median,
    ),
    curve(
      points.map((point) => [x(point.times), ms(point.admitted.p99)]),
      colors.admitted,
    ),
    curve(
      refusing.map((point) => [x(point.times), ms(point.refused.p99)]),
      colors.refused,
    ),
    ...points.flatMap(({ times }) => [
      text(x(times), 240, `${times}x`, 'middle'),
      text(x(times), 510, `${times}x`, 'middle'),
    ]),
    text((left + right) / 2, 530, 'offered load, as a multiple of the sustainable load', 'middle'),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 545" font-family="sans-serif" font-size="13" role="img" aria-label="Admitted calls and times against offered load"><rect width="${width}" height="545" fill="#ffffff"/>\n${parts.join('\n')}\n</svg>\n`
}
