import { groupSizes, type RequestType } from '@invea/domain'
import { Button, Card, Field, Grid, PageSection, Skeleton, Split, Stack } from '@invea/ui'
import { useState } from 'react'
import { ApiProvider } from '../api/ApiProvider.tsx'
import { CalendarChoice } from '../booking/CalendarChoice.tsx'
import type { WordKey } from '../i18n/index.ts'
import { useI18n, useTranslation } from '../i18n/index.ts'
import { HelpPanel } from '../shell/HelpPanel.tsx'
import { PageHead } from '../shell/PageHead.tsx'
import { PageLink } from '../shell/PageLink.tsx'
import { AvailabilityTable } from './AvailabilityTable.tsx'

const counts = [1, ...groupSizes] as const

/** What a portal offers dates for. */
export interface DatedService {
  readonly id: string
  readonly name: WordKey
  readonly requestType: RequestType
}

export interface AvailabilityScreenProps {
  readonly services: readonly DatedService[]
  /** What the day is called on which the passport or card is ready. */
  readonly ready: WordKey
}

/** D17, /check-availablity: the earliest dates of every office, without signing in. */
export const AvailabilityScreen = ({ services, ready }: AvailabilityScreenProps) => {
  const { t } = useTranslation('guide')
  const i18n = useI18n()
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
                <Field>
                  <Field.Label>{t('earliest.type')}</Field.Label>
                  <Field.Select value={chosen} onChange={(event) => setChosen(event.currentTarget.value)}>
                    {services.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {i18n.t(name)}
                      </option>
                    ))}
                  </Field.Select>
                </Field>
                <Field>
                  <Field.Label>{t('earliest.applicants')}</Field.Label>
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
              <CalendarChoice />
            </Card>
            <section aria-live="polite">
              <ApiProvider fallback={<Skeleton lines={10} />}>
                {service && (
                  <AvailabilityTable
                    requestType={service.requestType}
                    service={service.id}
                    applicants={applicants}
                    ready={i18n.t(ready)}
                  />
                )}
              </ApiProvider>
            </section>
            <p className="text-muted">{t('earliest.note')}</p>
            <Button asChild width="phone" className="sm:self-start">
              <PageLink page="appointment" search={service && { service: service.id }}>
                {t('result.apply')}
              </PageLink>
            </Button>
          </Stack>
        </Split>
      </PageSection>
    </>
  )
}
