import { estimatedDelivery, type IsoDate, type RequestType } from '@invea/domain'
import { groupSizes } from '@invea/domain/drafts'
import { originIdServiceNames, originIdServices, requestTypes } from '@invea/domain/services'
import { announce, Button, Card, Field, Grid, PageSection, Skeleton, Split, Stack, Table } from '@invea/ui'
import { useEffect, useState } from 'react'
import { ApiProvider } from '../api/ApiProvider.tsx'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { DualCalendarDate } from '../i18n/date-texts.tsx'
import { useLanguage, useTranslation, type WordKey } from '../i18n/i18n.ts'
import { HelpPanel, PageHead } from '../shell/PageParts.tsx'
import { PageLink, useHasPage } from '../shell/site-map.tsx'
import { CalendarOfMonth } from './DayChoice.tsx'
import { type OfficeDate, useOfficeDates } from './office-dates.ts'

export interface EarliestTableProps {
  readonly requestType: RequestType
  /** Service to preselect in the form. */
  readonly service: string
  readonly applicants: number
  /** Label of the day on which the passport or card is ready. */
  readonly ready: string
  /** Whether the name of the table is spoken once its days are known. */
  readonly isSpoken?: boolean
}

/** Estimated delivery after an appointment on the first free day (D28). */
export const readyOn = ({ office, date }: OfficeDate): IsoDate | undefined =>
  date &&
  estimatedDelivery(
    {
      requestType: 'new',
      mode: 'normal',
      submittedOn: office.today,
      appointmentDate: date,
      processingDays: office.processingDays,
    },
    office.closures,
  )

/** The choices of the page for the form: a number of applicants only for a group. */
const linkOf = (service: string, applicants: number) => ({ service, ...(applicants > 1 && { applicants }) })

/** The first free day of every office (D17): the appointment for New, the delivery for types without a calendar. */
export const AvailabilityTable = ({ requestType, service, applicants, ready, isSpoken }: EarliestTableProps) => {
  const { t } = useTranslation('guide')
  const language = useLanguage()
  const has = useHasPage()
  const found = useOfficeDates(requestType, applicants)
  const spoken = isSpoken && found.state === 'known' ? t('earliest.caption') : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: spoken again for each choice.
  useEffect(() => {
    if (spoken) announce(spoken)
  }, [spoken, requestType, service, applicants])
  if (found.state === 'failed') return <FailureNotice error={found.error} onRetry={found.retry} />
  if (found.state === 'loading') return <Skeleton lines={10} />
  const day = ({ date }: OfficeDate) =>
    date ? <DualCalendarDate date={date} /> : <span className="text-muted">{t('earliest.full')}</span>
  const name = ({ office, date }: OfficeDate) =>
    date && has('appointment') ? (
      <PageLink page="appointment" search={{ ...linkOf(service, applicants), office: office.id }}>
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

const counts = [1, ...groupSizes] as const

export interface DatedService {
  readonly id: string
  readonly name: WordKey
  readonly requestType: RequestType
}

export interface AvailabilityScreenProps {
  readonly services: readonly DatedService[]
  /** Label of the day on which the passport or card is ready. */
  readonly ready: WordKey
}

/** D17, /check-availablity: the earliest dates of every office, without signing in. */
export const AvailabilityScreen = ({ services, ready }: AvailabilityScreenProps) => {
  const { t, i18n } = useTranslation('guide')
  const [chosen, setChosen] = useState(services[0]?.id)
  const service = services.find(({ id }) => id === chosen)
  const [applicants, setApplicants] = useState(1)
  return (
    <>
      <PageHead title={t('earliest.title')} intro={t('earliest.summary')} />
      <PageSection space="tight">
        <Split aside={<HelpPanel />}>
          <Stack gap={6}>
            <Card>
              <Grid>
                <Field label={t('earliest.type')}>
                  <Field.Select value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
                    {services.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {i18n.t(name)}
                      </option>
                    ))}
                  </Field.Select>
                </Field>
                <Field label={t('earliest.applicants')}>
                  <Field.Select
                    value={applicants}
                    onChange={(event) => setApplicants(Number(event.currentTarget.value))}
                  >
                    {counts.map((count) => (
                      <option key={count} value={count}>
                        {count === 1 ? t('earliest.one') : t('earliest.many', { count })}
                      </option>
                    ))}
                  </Field.Select>
                </Field>
              </Grid>
              <CalendarOfMonth />
            </Card>
            <ApiProvider fallback={<Skeleton lines={10} />}>
              {service && (
                <AvailabilityTable
                  requestType={service.requestType}
                  service={service.id}
                  applicants={applicants}
                  ready={i18n.t(ready)}
                  isSpoken
                />
              )}
            </ApiProvider>
            <p className="text-muted">{t('earliest.note')}</p>
            <Button asChild width="phone" className="sm:self-start">
              <PageLink page="appointment" search={service && linkOf(service.id, applicants)}>
                {t('result.apply')}
              </PageLink>
            </Button>
          </Stack>
        </Split>
      </PageSection>
    </>
  )
}

/** The four appointment types of the passport portal (A §1). */
export const passportDates: readonly DatedService[] = requestTypes.map((requestType) => ({
  id: requestType,
  name: `choice:requestType.${requestType}` as const,
  requestType,
}))

/** The seven services of the Origin ID portal, each with the appointment type it maps to (A §1). */
export const originIdDates: readonly DatedService[] = originIdServiceNames.map((service) => ({
  id: service,
  name: `choice:originIdService.${service}` as const,
  requestType: originIdServices[service].requestType,
}))
