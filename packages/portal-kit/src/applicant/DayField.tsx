import { type DateBounds, fieldInDraft, formatEntryDate, type IsoDate, otherReadings } from '@invea/domain'
import { Button, Cluster, DateField, Stack } from '@invea/ui'
import { type ReactNode, useState } from 'react'
import { useCalendarChoice, useDateWords } from '../dates/index.ts'
import { useTranslation } from '../i18n/index.ts'
import {
  fieldHtmlId,
  shapeDateText,
  useApplicantField,
  useApplicantPosition,
  useFieldLabel,
  useFieldMessage,
} from '../wizard/index.ts'
import { dayOf, toDraftText, toInputText } from './typed-day.ts'

export type DayPath = 'personal.birthDate' | 'passport.issueDate' | 'passport.expirationDate'

export interface DayFieldProps {
  readonly field: DayPath
  /** What else the day means, such as an age. */
  readonly after?: ReactNode
  /** Days outside are not offered as another reading. */
  readonly bounds?: DateBounds
  /** Drawn below: an offer that depends on the day. */
  readonly children?: ReactNode
}

/** Longer than any day: a paste with blanks is not cut. */
const longestText = 30

/** A day typed in the calendar of the reader's choice, in words of both calendars below, with the other days it may mean. */
export const DayField = ({ field, after, bounds, children }: DayFieldProps) => {
  const { t } = useTranslation('applicant')
  const [calendar] = useCalendarChoice()
  const words = useDateWords()
  const [saved, change] = useApplicantField(field)
  // The text as typed stands as long as it is what was kept: 1/5 must not jump to 01/05 under the cursor.
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
  // A day that was chosen from the offers is not asked about again.
  const offers = isTyped ? otherReadings(text, calendar, bounds) : []
  const take = (date: IsoDate) => change(formatEntryDate(date))
  return (
    <Stack gap={2}>
      <DateField
        id={fieldHtmlId(path)}
        label={useFieldLabel(field)}
        hint={t(calendar === 'ethiopic' ? 'dateHintEthiopic' : 'dateHintGregorian')}
        error={useFieldMessage(field)}
        required
        maxLength={longestText}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        beside={
          day && (
            <>
              {words.dualDate(day)}
              {after}
            </>
          )
        }
      />
      {offers.length > 0 && (
        <Cluster aria-live="polite">
          {offers.map((date) => (
            <Button key={date} size="small" variant="secondary" onClick={() => take(date)}>
              {t('dateMeant', { day: words.dualDate(date) })}
            </Button>
          ))}
        </Cluster>
      )}
      {children}
    </Stack>
  )
}
