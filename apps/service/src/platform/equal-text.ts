import { timingSafeEqual } from 'node:crypto'

/** Compares a received text with a secret one. The time does not depend on the position of the first difference. */
export const isEqualText = (received: string, expected: string): boolean => {
  const [one, other] = [Buffer.from(received), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
