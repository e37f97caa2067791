import { fromEthiopian, type IsoDate, toEthiopian } from '@invea/domain'
import {
  type Calendar,
  type DateBounds,
  formatEntryDate,
  otherReadings,
  parseEntryDate,
  parseEthiopianDate,
  parseIsoDate,
} from '@invea/domain/calendar'
import { fieldInDraft } from '@invea/domain/journeys'
import { Cluster, DateField } from '@invea/ui'
import { type ReactNode, useState } from 'react'
import {
  fieldHtmlId,
  useApplicantField,
  useApplicantPosition,
  useFieldMessage,
} from '../application-form/use-wizard.ts'
import { CalendarChoice, NoWrap, useCalendarChoice, useDateWords } from '../i18n/date-texts.tsx'
import { useTranslation } from '../i18n/i18n.ts'
import { useFieldLabel } from '../i18n/issue-words.ts'
import { OfferButton } from './ScreenParts.tsx'

/**
 * Formats a date during typing as two, two and four digits. Adds the slash, because number pads of phones have none, and converts other
 * separators to it. Does not change a pasted yyyy-MM-dd, or text while it is deleted.
 */
export const shapeDateText = (before: string, typed: string): string => {
  if (/^\d{4}-\d{0,2}-?\d{0,2}$/.test(typed.trim())) return typed.trim()
  if (typed.length < before.length) return typed
  const parts = typed
    .replace(/[./\-\s]+/g, '/')
    .replace(/[^\d/]/g, '')
    .split('/')
  const shaped: string[] = []
  for (const [at, part] of parts.entries()) {
    // A single digit before a slash is a whole part: 1/ becomes 01/.
    const whole = at < parts.length - 1 && part.length === 1 ? `0${part}` : part
    let rest = whole
    while (shaped.length < 2 && rest.length > 2) {
      shaped.push(rest.slice(0, 2))
      rest = rest.slice(2)
    }
    if (shaped.length < 3) shaped.push(shaped.length === 2 ? rest.slice(0, 4) : rest)
  }
  const text = shaped.join('/')
  const last = shaped.at(-1) ?? ''
  // 1990-01-31 was typed: the year 0131 is impossible, and the eight digits are a date in ISO order.
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(shaped.join('')) ?? []
  if (year && year >= '1900' && Number(last) <= 1231 && parseIsoDate(`${year}-${month}-${day}`))
    return `${year}-${month}-${day}`
  return shaped.length < 3 && last.length === 2 ? `${text}/` : text
}

/** Prefix of an incomplete Ethiopian date, so that no rule reads its digits as a Gregorian date. */
const unfinished = 'E.C. '

const two = (value: number) => String(value).padStart(2, '0')

/** Parses a draft's text to a date; undefined while it is incomplete. */
export const dayOf = (saved: string | undefined): IsoDate | undefined => (saved ? parseEntryDate(saved) : undefined)

/** Converts typed text for the draft: Gregorian text unchanged, an Ethiopian date to ISO. */
export const toDraftText = (typed: string, calendar: Calendar): string => {
  if (calendar === 'gregorian' || typed === '') return typed
  const day = parseEthiopianDate(typed)
  return day ? fromEthiopian(day) : `${unfinished}${typed}`
}

/** Formats a draft's text for the input in a calendar; incomplete text stays as typed. */
export const toInputText = (saved: string | undefined, calendar: Calendar): string => {
  if (!saved) return ''
  if (saved.startsWith(unfinished)) return saved.slice(unfinished.length)
  const date = dayOf(saved)
  if (date === undefined) return saved
  if (calendar === 'gregorian') return formatEntryDate(date)
  const { year, month, day } = toEthiopian(date)
  return `${two(day)}/${two(month)}/${year}`
}

export type DayPath = 'personal.birthDate' | 'passport.issueDate' | 'passport.expirationDate'

export interface DayFieldProps {
  readonly field: DayPath
  /** Additional information about the date, such as the age. */
  readonly after?: ReactNode
  /** Other readings outside these bounds are not offered. */
  readonly bounds?: DateBounds
  /** Rendered below: an offer that depends on the date. */
  readonly children?: ReactNode
}

/** Characters. More than a date needs, so that a paste with blanks is not cut. */
const longestText = 30

/** A typed date in the reader's calendar; those of a passport are printed in the Gregorian one only. Shows the date in words of both calendars, and offers other possible readings. */
export const DayField = ({ field, after, bounds, children }: DayFieldProps) => {
  const { t } = useTranslation('applicant')
  const [chosen] = useCalendarChoice()
  const isPrinted = field !== 'personal.birthDate'
  const calendar = isPrinted ? 'gregorian' : chosen
  const words = useDateWords()
  const [stored, change] = useApplicantField(field)
  // The unfinished date of an older draft was typed in the calendar of the reader, so it cannot be read as a printed one.
  const saved = isPrinted && stored?.startsWith(unfinished) ? '' : stored
  // Keeps the typed text while its value is unchanged: 1/5 must not become 01/05 under the cursor.
  const [typing, setTyping] = useState({ text: '', saved: '', calendar })
  const isTyped = typing.saved === saved && typing.calendar === calendar
  const text = isTyped ? typing.text : toInputText(saved, calendar)
  const day = dayOf(saved)
  const path = fieldInDraft(field, useApplicantPosition())
  const type = (next: string) => {
    const shaped = shapeDateText(text, next)
    const draftText = toDraftText(shaped, calendar)
    setTyping({ text: shaped, saved: draftText, calendar })
    change(draftText)
  }
  // A day chosen from the suggestions shows no suggestions again.
  const offers = isTyped ? otherReadings(text, calendar, bounds) : []
  const take = (date: IsoDate) => change(formatEntryDate(date))
  return (
    <DateField
      id={fieldHtmlId(path)}
      label={useFieldLabel(field)}
      hint={t(isPrinted ? 'passport.dateHint' : calendar === 'ethiopic' ? 'dateHintEthiopic' : 'dateHintGregorian')}
      error={useFieldMessage(field)}
      required
      maxLength={longestText}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      beside={
        day && (
          <>
            <NoWrap words={words.dualDate(day)} />
            {after}
          </>
        )
      }
    >
      <Cluster aria-live="polite" className="empty:absolute">
        {offers.map((date) => (
          <OfferButton key={date} onClick={() => take(date)}>
            {t('dateMeant', { day: words.dualDate(date) })}
          </OfferButton>
        ))}
      </Cluster>
      {children}
    </DateField>
  )
}

/** Choice of the calendar for typed dates. */
export const CalendarOfDates = () => <CalendarChoice legend={useTranslation('applicant').t('calendarOf')} />
