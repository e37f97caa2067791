import { DateField } from '@invea/ui'
import { type ReactNode, useState } from 'react'
import { useCalendarChoice, useDateWords } from '../dates/index.ts'
import { useTranslation } from '../i18n/index.ts'
import {
  fieldHtmlId,
  fieldInDraft,
  shapeDateText,
  useApplicantField,
  useApplicantPosition,
  useFieldLabel,
  useFieldMessage,
} from '../wizard/index.ts'
import { dayOf, keptText, shownText } from './typed-day.ts'

export type DayPath = 'personal.birthDate' | 'passport.issueDate' | 'passport.expirationDate'

/** A day typed in the calendar of the reader's choice, the same day of the other calendar beside it. */
export const DayField = ({ field, after }: { readonly field: DayPath; readonly after?: ReactNode }) => {
  const { t } = useTranslation('applicant')
  const [calendar] = useCalendarChoice()
  const words = useDateWords()
  const [kept, change] = useApplicantField(field)
  // The text as typed stands as long as it is what was kept: 1/5 must not jump to 01/05 under the cursor.
  const [typing, setTyping] = useState({ text: '', kept: '', calendar })
  const isTyped = typing.kept === kept && typing.calendar === calendar
  const text = isTyped ? typing.text : shownText(kept, calendar)
  const day = dayOf(kept)
  const path = fieldInDraft(field, useApplicantPosition())
  const type = (next: string) => {
    const shaped = shapeDateText(text, next)
    const keeps = keptText(shaped, calendar)
    setTyping({ text: shaped, kept: keeps, calendar })
    change(keeps)
  }
  return (
    <DateField
      id={fieldHtmlId(path)}
      label={useFieldLabel(field)}
      hint={t(calendar === 'ethiopic' ? 'dateHintEthiopic' : 'dateHintGregorian')}
      error={useFieldMessage(field)}
      required
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      beside={
        day && (
          <>
            {words.otherDay(day)}
            {after}
          </>
        )
      }
    />
  )
}
