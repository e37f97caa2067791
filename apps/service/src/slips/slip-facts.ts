import type { IsoDate, TimeOfDay } from '@invea/domain'

/**
 * What the barcode of a slip says: enough to let the right people in at the right door, and nothing personal.
 * Names and birth dates stay in the office's own list.
 */
export interface SlipFacts {
  readonly applicationNumbers: readonly string[]
  readonly officeId: number
  /** Come to an appointment (New), or collect a document (the other types). */
  readonly occasion: 'appointment' | 'delivery'
  readonly date: IsoDate
  readonly from?: TimeOfDay | undefined
  readonly to?: TimeOfDay | undefined
  /** Seconds since 1970: of two slips the later one counts. */
  readonly issuedAt: number
}

const occasions = { appointment: 'A', delivery: 'D' } as const

/** One short line: short texts make coarse barcodes, and coarse barcodes survive cheap printers. */
export const writeFacts = ({ applicationNumbers, officeId, occasion, date, from, to, issuedAt }: SlipFacts): string =>
  [officeId, occasions[occasion], date, from ?? '', to ?? '', issuedAt.toString(36), ...applicationNumbers].join('~')

const shape =
  /^(\d{1,4})~([AD])~(\d{4}-\d\d-\d\d)~((?:\d\d:\d\d)?)~((?:\d\d:\d\d)?)~([0-9a-z]{6,9})((?:~(?:\d{11}|\d{14})){1,5})$/

/** Undefined when the line is not one that `writeFacts` makes. */
export const readFacts = (line: string): SlipFacts | undefined => {
  const found = shape.exec(line)
  if (!found) return undefined
  const [, office, occasion, date, from, to, issued = '', numbers = ''] = found
  return {
    applicationNumbers: numbers.slice(1).split('~'),
    officeId: Number(office),
    occasion: occasion === 'A' ? 'appointment' : 'delivery',
    date: date as IsoDate,
    from: from || undefined,
    to: to || undefined,
    issuedAt: Number.parseInt(issued, 36),
  }
}
