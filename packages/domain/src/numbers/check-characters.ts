/** ISO 7064 MOD 11,10: one digit that catches every single wrong digit and nearly every swap of neighbours. */
export const checkDigit = (digits: string): string => {
  let remainder = 10
  for (const digit of digits) {
    const sum = (remainder + Number(digit)) % 10
    remainder = ((sum === 0 ? 10 : sum) * 2) % 11
  }
  return String((11 - remainder) % 10)
}

/** Crockford's alphabet: no I, L, O, U, so that a number survives handwriting and a telephone. */
export const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Luhn's rule over 32 characters: catches every single wrong character and nearly every swap of neighbours. */
export const checkCharacter = (text: string): string => {
  let sum = 0
  for (const [position, character] of [...text].reverse().entries()) {
    const doubled = crockford.indexOf(character) * (position % 2 === 0 ? 2 : 1)
    sum += Math.floor(doubled / 32) + (doubled % 32)
  }
  return crockford[(32 - (sum % 32)) % 32] ?? ''
}
