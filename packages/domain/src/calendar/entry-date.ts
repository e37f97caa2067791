import type { IsoDate } from '../model.ts'
import { civilDate, parseIsoDate } from './iso-date.ts'

const pattern = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/

/**
 * Reads a day as it is entered, MM/dd/yyyy (A §9), or as it is stored, yyyy-MM-dd.
 * Leading zeros may be left out; undefined for any other shape or a day that does not exist.
 */
export const parseEntryDate = (text: string): IsoDate | undefined => {
  const trimmed = text.trim()
  const [, month, day, year] = pattern.exec(trimmed) ?? []
  return year ? civilDate(Number(year), Number(month), Number(day)) : parseIsoDate(trimmed)
}

/** Writes a day as it is entered, MM/dd/yyyy (A §9). */
export const formatEntryDate = (date: IsoDate): string => `${date.slice(5, 7)}/${date.slice(8, 10)}/${date.slice(0, 4)}`
