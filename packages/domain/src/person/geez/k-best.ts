/** A spelling on the way, with what its unusual choices cost. */
export interface Candidate {
  readonly text: string
  readonly cost: number
}

/** One of several ways to write a sound. */
export type Choice = readonly [text: string, cost: number]

/** Number of candidates kept after each letter: enough for the best twenty of any name. */
const kept = 120

const byCost = (first: Candidate, second: Candidate) => first.cost - second.cost

/** Extends every candidate by every choice and keeps the cheapest. */
export const extend = (candidates: readonly Candidate[], choices: readonly Choice[]): readonly Candidate[] =>
  candidates
    .flatMap(({ text, cost }) => choices.map(([more, extra]) => ({ text: text + more, cost: cost + extra })))
    .sort(byCost)
    .slice(0, kept)

/** The texts of the cheapest candidates, each once. */
export const best = (candidates: readonly Candidate[], limit: number): readonly string[] =>
  [...new Set([...candidates].sort(byCost).map(({ text }) => text))].slice(0, limit)

/** Puts the candidates of a further word behind those before it. */
export const join = (before: readonly Candidate[], word: readonly Candidate[], between: string): readonly Candidate[] =>
  extend(
    before,
    word.map(({ text, cost }): Choice => [between + text, cost]),
  )
