import { estimatedDelivery, type RequestType } from '@invea/domain'
import { Skeleton, Stack, Table } from '@invea/ui'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { DualCalendarDate } from '../dates/index.ts'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import { PageLink, useHasPage } from '../shell/PageLink.tsx'
import type { OfficeDate } from './office-dates.ts'
import { useOfficeDates } from './use-office-dates.ts'

export interface EarliestTableProps {
  readonly requestType: RequestType
  /** Chosen in advance in the form, with the office whose name is followed. */
  readonly service: string
  readonly applicants: number
  /** What the day is called on which the passport or card is ready. */
  readonly ready: string
}

/** When what an appointment on that day was for is ready, by rule (D28). */
const readyOn = ({ office, date }: OfficeDate) =>
  date &&
  estimatedDelivery({
    requestType: 'new',
    mode: 'normal',
    submittedOn: office.today,
    appointmentDate: date,
    processingDays: office.processingDays,
  })

/** The first free day of every office (D17): of the appointment for New, of the delivery for the types without a calendar. */
export const AvailabilityTable = ({ requestType, service, applicants, ready }: EarliestTableProps) => {
  const { t } = useTranslation('guide')
  const language = useLanguage()
  const has = useHasPage()
  const found = useOfficeDates(requestType, applicants)
  if (found.state === 'failed') return <FailureNotice error={found.error} onRetry={found.retry} />
  if (found.state === 'loading') return <Skeleton lines={10} />
  const day = ({ date }: OfficeDate) =>
    date ? <DualCalendarDate date={date} /> : <span className="text-muted">{t('earliest.full')}</span>
  const name = ({ office, date }: OfficeDate) =>
    date && has('appointment') ? (
      <PageLink page="appointment" search={{ service, office: office.id }}>
        {office.name[language]}
      </PageLink>
    ) : (
      office.name[language]
    )
  const readyDay = (row: OfficeDate) => {
    const date = readyOn(row)
    return date ? <DualCalendarDate date={date} /> : '–'
  }
  return (
    <Stack>
      {has('appointment') && <p>{t('earliest.choose')}</p>}
      <Table
        caption={t('earliest.caption')}
        hideCaption
        rows={found.dates}
        rowKey={({ office }) => office.id}
        columns={[
          { id: 'office', header: t('earliest.office'), cell: name },
          ...(requestType === 'new'
            ? [
                { id: 'appointment', header: t('earliest.appointment'), cell: day },
                { id: 'ready', header: ready, cell: readyDay },
              ]
            : [{ id: 'collect', header: t('earliest.collect'), cell: day }]),
        ]}
      />
    </Stack>
  )
}
