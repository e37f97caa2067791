import { type Application, formatDate, type IsoDate } from '@invea/domain'
import { finalStatuses, hasAppointment, isOneOf } from '@invea/domain/application'
import { Card } from '@invea/ui'
import { type ReactNode, useId } from 'react'
import { boundDate, NoWrap } from '../i18n/date-texts.tsx'
import {
  type DisplayContext,
  fullName,
  inLanguage,
  type ReaderFormat,
  slotWords,
  useDisplayContext,
} from '../shell/display-context.ts'

/** Day of the visit: the appointment, otherwise the delivery. Undefined once the application has ended. */
export const visitDay = ({ status, appointmentDate, deliveryDate }: Application): IsoDate | undefined =>
  isOneOf(finalStatuses, status) ? undefined : (appointmentDate ?? deliveryDate)

const Day = ({ day, reader: { language, calendar } }: { readonly day: IsoDate; readonly reader: ReaderFormat }) => {
  const other = calendar === 'ethiopic' ? 'gregorian' : 'ethiopic'
  return (
    <p>
      <strong className="block font-display text-2xl">
        {boundDate(formatDate(day, { language, calendar, style: 'full', marked: true }))}
      </strong>
      <span className="block text-lg">
        {boundDate(formatDate(day, { language, calendar: other, style: 'full', marked: true }))}
      </span>
    </p>
  )
}

export interface VisitCardProps {
  readonly application: Application
  /** In another language than that of the page. */
  readonly display?: DisplayContext
  /** The QR code of a paid application. */
  readonly children?: ReactNode
}

/** The visit: weekday and date in both calendars, the time on both clocks, the office with its address, and the applicants. */
export const VisitCard = ({ application, display, children }: VisitCardProps) => {
  const own = useDisplayContext()
  const { t, reader } = display ?? own
  const id = useId()
  const day = visitDay(application)
  if (!day) return null
  const { appointmentSlot, officeName, officeAddress, officePhone, persons, status, mode } = application
  const hasVisit = hasAppointment(application)
  const names = persons.map(({ firstName, applicant }) => (applicant ? fullName(applicant.personal) : firstName))
  return (
    <Card className="border-t-4 border-t-primary">
      <section aria-labelledby={id} className="flex flex-wrap items-start justify-between gap-5">
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-3">
          <h2 id={id} className="text-sm font-semibold text-muted">
            {t(hasVisit ? 'application:visit.appointment' : 'application:visit.collection')}
          </h2>
          <Day day={day} reader={reader} />
          {appointmentSlot ? (
            <p className="text-lg font-semibold">
              <NoWrap words={slotWords(appointmentSlot, reader, day)} />
            </p>
          ) : (
            // B §4: urgent appointments have no time slots.
            mode === 'urgent' && <p className="text-lg font-semibold">{t('application:visit.noTime')}</p>
          )}
          <address className="not-italic">
            <strong className="block">{inLanguage(officeName, reader)}</strong>
            {officeAddress && <span className="block">{inLanguage(officeAddress, reader)}</span>}
            {officePhone && <span className="block">{officePhone}</span>}
          </address>
          <p className="font-semibold break-words">{names.join(', ')}</p>
          {status !== 'paymentCompleted' && (
            <p className="text-sm text-muted">
              {t(hasVisit ? 'application:visit.noSlipYet' : 'application:visit.noSlipYetCollection')}
            </p>
          )}
        </div>
        {children}
      </section>
    </Card>
  )
}
