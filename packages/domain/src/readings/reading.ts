/**
 * One disagreement, silence or fault of the specification, and what the product does about it.
 *
 * The chosen value is also exported by its own name beside the reading: rules import that, so the words of a reading
 * never reach a browser. Nothing else may hold a rival value.
 */
export interface Reading<Value = unknown> {
  /** Row of the list of decisions, e.g. `D4`; `R…` for readings found later. */
  readonly id: string
  readonly question: string
  readonly chosen: Value
  /** The choice in words, where the value does not speak for itself. */
  readonly choice: string
  /** The readings not chosen. `value` is undefined where the text says nothing that could be a value. */
  readonly others: readonly { readonly value?: unknown; readonly where: string }[]
  readonly because: string
}

/** Keeps the value's type. */
export const reading = <const Value>(reading: Reading<Value>): Reading<Value> => reading
