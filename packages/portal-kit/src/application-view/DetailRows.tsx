import { type Application, formatDate, type IsoDate } from '@invea/domain'
import { type ApplicationPerson, hasAppointment, isEditable } from '@invea/domain/application'
import { Button, Card, DescriptionList, VisuallyHidden } from '@invea/ui'
import { type ReactNode, useId } from 'react'
import { type Translate, useTranslation } from '../i18n/i18n.ts'
import { type DetailRow, type DisplayContext, fullName, inLanguage, slotWords } from '../shell/display-context.ts'
import { RequestLink, ViewLink } from './pages.tsx'
import { endedStatuses } from './request-rows.ts'
import type { EditPart } from './view-search.ts'

/** Numbers that end-to-end tests read off a page. */
const testIds: Readonly<Record<string, string>> = { confirmationNumber: 'confirmation-number' }

/** Labels and values under each other; a missing value shows a note instead of being left out. */
export const DetailRows = ({ rows }: { readonly rows: readonly DetailRow[] }) => {
  const { t } = useTranslation('summary')
  return (
    <DescriptionList>
      {rows.map(({ key, label, value }) => (
        <DescriptionList.Row key={key} label={label}>
          {value === undefined ? (
            <>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{t('notGiven')}</VisuallyHidden>
            </>
          ) : (
            <span data-testid={testIds[key]}>{value}</span>
          )}
        </DescriptionList.Row>
      ))}
    </DescriptionList>
  )
}

/** The Change link of one block of one applicant; nothing where the applicant cannot be edited now. */
export type ChangeLinks = (part: EditPart, block: string, person: ApplicationPerson) => ReactNode

/** Change links that open the edit in the list (from the form), or as another view of the page. They come back by themselves. */
export const changeLinks =
  ({ requestId, actions }: Application, where: 'list' | 'view', t: Translate): ChangeLinks =>
  (part, block, person) => {
    if (!actions.includes('edit') || !isEditable(person)) return null
    const search = { request: requestId, view: 'edit', part, person: person.requestPersonId } as const
    const words = (
      <>
        {t('application:change')}
        <VisuallyHidden>: {block}</VisuallyHidden>
      </>
    )
    return (
      <Button asChild size="small" variant="quiet" className="ml-auto">
        {where === 'list' ? (
          <RequestLink page="list" {...search}>
            {words}
          </RequestLink>
        ) : (
          <ViewLink {...search}>{words}</ViewLink>
        )}
      </Button>
    )
  }

/** The day the applicant comes: the appointment, else the delivery; none once the application has ended. */
export const ticketDay = ({ status, appointmentDate, deliveryDate }: Application): IsoDate | undefined =>
  endedStatuses.includes(status) ? undefined : (appointmentDate ?? deliveryDate)

const Day = ({ day, display: { reader } }: { readonly day: IsoDate; readonly display: DisplayContext }) => {
  const { language, calendar } = reader
  const other = calendar === 'ethiopic' ? 'gregorian' : 'ethiopic'
  return (
    <p>
      <strong className="block font-display text-2xl">
        {formatDate(day, { language, calendar, style: 'full', marked: true })}
      </strong>
      <span className="block text-lg">
        {formatDate(day, { language, calendar: other, style: 'full', marked: true })}
      </span>
    </p>
  )
}

export interface TicketProps {
  readonly application: Application
  readonly display: DisplayContext
  /** The QR code of a paid application. */
  readonly children?: ReactNode
}

/** When and where to come, and who: weekday and day in both calendars, the time on both clocks, the office with its address. */
export const Ticket = ({ application, display, children }: TicketProps) => {
  const { t, reader } = display
  const id = useId()
  const day = ticketDay(application)
  if (!day) return null
  const { appointmentSlot, officeName, officeAddress, officePhone, persons, status } = application
  const names = persons.map(({ firstName, applicant }) => (applicant ? fullName(applicant.personal) : firstName))
  return (
    <Card className="border-t-4 border-t-primary">
      <section aria-labelledby={id} className="flex flex-wrap items-start justify-between gap-5">
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-3">
          <h2 id={id} className="text-sm font-semibold text-muted">
            {t(hasAppointment(application) ? 'application:ticket.appointment' : 'application:ticket.collection')}
          </h2>
          <Day day={day} display={display} />
          {appointmentSlot && <p className="text-lg font-semibold">{slotWords(appointmentSlot, reader, day)}</p>}
          <address className="not-italic">
            <strong className="block">{inLanguage(officeName, reader)}</strong>
            {officeAddress && <span className="block">{inLanguage(officeAddress, reader)}</span>}
            {officePhone && <span className="block">{officePhone}</span>}
          </address>
          <p className="font-semibold break-words">{names.join(', ')}</p>
          {status !== 'paymentCompleted' && <p className="text-sm text-muted">{t('application:ticket.noSlipYet')}</p>}
        </div>
        {children}
      </section>
    </Card>
  )
}
