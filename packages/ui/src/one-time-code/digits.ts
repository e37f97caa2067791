/** One box a digit; an empty box is an empty text. */
export type Boxes = readonly string[]

/** The boxes of a code that has no gaps. */
export const boxesOf = (code: string, length: number): Boxes => Array.from({ length }, (_, at) => code[at] ?? '')

export const codeOf = (boxes: Boxes): string => boxes.join('')

const digitsIn = (text: string) => text.replace(/\D/g, '')

/** Digits written one a box from a place on; what finds no box falls away. */
export const write = (boxes: Boxes, at: number, digits: string): Boxes =>
  boxes.map((digit, box) => digits[box - at] ?? digit)

/** What a box held and now holds, as what was typed: `1` that became `12` or `21` means that 2 was typed over it. */
export const typedInto = (before: string, now: string): string => {
  const digits = digitsIn(now)
  return before !== '' && digits.length > 1 ? digits.replace(before, '') : digits
}

/** Pasted text: a whole code fills the boxes from the first on, a part of one from where it was pasted. */
export const pasted = (boxes: Boxes, at: number, text: string): { readonly boxes: Boxes; readonly at: number } => {
  const digits = digitsIn(text)
  const from = digits.length >= boxes.length ? 0 : at
  return { boxes: write(boxes, from, digits), at: from + digits.length }
}
