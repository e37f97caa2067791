import { existsSync, readFileSync } from 'node:fs'
import type { NodeName } from '@invea/tooling/cluster/layout'

/** A write that a machine acknowledged to a client inside it, before it was cut off or while it was. */
export interface Mark {
  readonly node: NodeName
  readonly number: number
  readonly when: 'before' | 'cut'
}

export const readMarks = (file: string): readonly Mark[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : []

const keyOf = ({ node, number }: Pick<Mark, 'node' | 'number'>) => `${node} ${number}`

/**
 * What a machine acknowledged that was cut off is in the database: else two machines were primary. A machine that acknowledged nothing
 * before the cut shows nothing, so each cut needs such a write.
 */
export const findLostMarks = (
  marks: readonly Mark[],
  stored: readonly Pick<Mark, 'node' | 'number'>[],
  cuts: number,
): readonly string[] => {
  const kept = new Set(stored.map(keyOf))
  const before = marks.filter(({ when }) => when === 'before')
  return [
    ...(cuts > 0 && before.length < cuts
      ? [`${cuts} cuts, and ${before.length} writes that were acknowledged before one`]
      : []),
    ...marks
      .filter((mark) => !kept.has(keyOf(mark)))
      .map((mark) => `${keyOf(mark)} (${mark.when}) was acknowledged by a machine that was cut off, and is lost`),
  ]
}
