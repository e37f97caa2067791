import { type EthiopianDate, isEthiopianDate } from './ethiopian-date.ts'

const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/
const yearFirst = /^(\d{4})-(\d{1,2})-(\d{1,2})$/

/** Reads an Ethiopian day written day/month/year, as every Ethiopian habit has it, or year-month-day; undefined where it does not exist. */
export const parseEthiopianDate = (text: string): EthiopianDate | undefined => {
  const trimmed = text.trim()
  const [, firstDay, firstMonth, firstYear] = dayFirst.exec(trimmed) ?? []
  const [, year = firstYear, month = firstMonth, day = firstDay] = yearFirst.exec(trimmed) ?? []
  const date = { year: Number(year), month: Number(month), day: Number(day) }
  return isEthiopianDate(date) ? date : undefined
}
