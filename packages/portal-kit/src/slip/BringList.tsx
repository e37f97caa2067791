import { type Application, commaIn, hasAppointment, type Language } from '@invea/domain'
import type { ReactNode } from 'react'
import type { Translate } from '../i18n/index.ts'
import { whatToBring } from './what-to-bring.ts'

export interface BringListProps {
  readonly application: Application
  readonly t: Translate
  readonly language: Language
  /** Lines that follow. */
  readonly children?: ReactNode
}

/** What to bring to the office, the documents by their names. */
export const BringList = ({ application, t, language, children }: BringListProps) => {
  const names = new Set(
    application.persons.flatMap(({ attachments = [] }) => attachments.map(({ name }) => name[language])),
  )
  const lines = {
    bringSlip: t(hasAppointment(application) ? 'confirmation:slip.bringSlip' : 'confirmation:slip.bringSlipCollection'),
    bringOriginals:
      names.size > 0
        ? t('confirmation:slip.originals', { documents: [...names].join(commaIn[language]) })
        : t('confirmation:slip.bringOriginals'),
    inPerson: t('confirmation:slip.inPerson'),
    bringGuardian: t('confirmation:slip.bringGuardian'),
  }
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      {whatToBring(application).map((line) => (
        <li key={line}>{lines[line]}</li>
      ))}
      {children}
    </ul>
  )
}
