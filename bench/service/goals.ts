import { median } from '../statistics.ts'

export interface Goal {
  readonly id: string
  readonly title: string
  readonly floor: number
  readonly aim: number
  readonly unit: 'x' | 'ms' | 's' | '/s' | ' KB' | ''
  /** `high` for ratios and rates, `low` for times and faults. */
  readonly better: 'high' | 'low'
}

const ratio = (id: string, title: string, floor: number, aim: number): Goal => ({
  ...{ id, title, floor, aim },
  unit: 'x',
  better: 'high',
})

export const goals = {
  spread: ratio('G1', 'booking over pgbench, slots spread', 0.6, 1),
  rush: ratio('G2', 'booking over pgbench, rush on 12 slots', 1.2, 2),
  embeddedSpread: ratio('G3', 'embedded database over pgbench, spread', 0.4, 0.8),
  embeddedRush: ratio('G3', 'embedded database over pgbench, rush', 1, 2),
  rushP99: { id: 'G4', title: '99 of 100 responses in a rush within', floor: 50, aim: 10, unit: 'ms', better: 'low' },
  faults: {
    id: 'G5',
    title: 'applicants above capacity, inconsistent records',
    floor: 0,
    aim: 0,
    unit: '',
    better: 'low',
  },
  known: ratio('G6', 'known search over the empty route', 0.5, 0.75),
  fresh: ratio('G7', 'new search over its SQL alone, 8 clients', 0.5, 0.8),
  coldStart: { id: 'G16', title: 'cold start, empty embedded database', floor: 3, aim: 2, unit: 's', better: 'low' },
} as const satisfies Readonly<Record<string, Goal>>
export type GoalName = keyof typeof goals

export const goalLine = ({ id, title, floor, aim, unit, better }: Goal, values: readonly number[]): string => {
  const middle = median(values)
  const reaches = (limit: number) => (better === 'high' ? middle >= limit : middle <= limit)
  const result = reaches(aim) ? 'met, ambitious' : reaches(floor) ? 'met' : 'MISSED'
  const text = (value: number) => `${value.toFixed(unit === '' ? 0 : unit === 'ms' ? 1 : 2)}${unit}`
  const between = values.length > 1 ? ` (${text(Math.min(...values))} to ${text(Math.max(...values))})` : ''
  return `${id.padEnd(4)} ${title.padEnd(42)} ${text(middle).padStart(8)}${between.padEnd(22)} goal ${text(floor)}, aim ${text(aim)}: ${result}`
}
