/** Things to do in a second, by person. */
export class Agenda {
  readonly #seconds: (number[] | undefined)[] = []
  readonly #from: number

  constructor(from: number) {
    this.#from = from
  }

  add(second: number, person: number) {
    const at = Math.floor(second) - this.#from
    this.#seconds[at] ??= []
    this.#seconds[at].push(person)
  }

  take(second: number): readonly number[] {
    const at = second - this.#from
    const due = this.#seconds[at] ?? []
    this.#seconds[at] = undefined
    return due
  }
}
