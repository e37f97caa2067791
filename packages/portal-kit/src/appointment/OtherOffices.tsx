import type { IsoDate, RequestType } from '@invea/domain'
import type { Office } from '@invea/domain/appointment'
import { Button, Card, Skeleton, Stack } from '@invea/ui'
import type { OfficeLocation } from '../api/use-offices.ts'
import { useEditDraft } from '../application-form/use-field.ts'
import { useWizard } from '../application-form/use-wizard.ts'
import { DualCalendarDate } from '../i18n/date-texts.tsx'
import { useLanguage, useTranslation } from '../i18n/use-translation.ts'
import { withOfficeOf } from './choose-office.ts'
import { nearbyOfficeDates, useOfficeDates } from './office-dates.ts'

/** Maximum number of offices offered: the nearest that have a free day. */
const offered = 3

export interface OtherOfficesProps {
  readonly officeId: number
  readonly requestType: RequestType
  readonly applicants: number
}

/** Where an office has no day: others that have one, those of its own region first, then the soonest. One tap chooses. */
export const OtherOffices = ({ officeId, requestType, applicants }: OtherOfficesProps) => {
  const { t } = useTranslation('booking')
  const language = useLanguage()
  const wizard = useWizard()
  const edit = useEditDraft()
  const found = useOfficeDates(requestType, applicants)
  if (found.state === 'loading') return <Skeleton lines={4} />
  if (found.state === 'failed') return null
  const { dates, locations } = found
  const others = nearbyOfficeDates(dates, officeId, (id) => locations.get(id)?.regionId).slice(0, offered)
  if (others.length === 0) return null
  const choose = (office: Office, location: OfficeLocation) => {
    edit((draft) => ({ ...draft, appointment: {}, site: withOfficeOf(draft.site, office.id, location) }))
    // The delivery site may be another one: the office is looked at once more before its days.
    wizard.goTo('site')
  }
  return (
    <section>
      <h2 className="mb-3 text-xl">{t('nearby')}</h2>
      <Stack as="ul" gap={3}>
        {others.map(({ office, date }) => {
          const location = locations.get(office.id)
          return (
            <li key={office.id}>
              <Card className="flex flex-wrap items-center justify-between gap-3">
                <div>
                  <p className="font-semibold">{office.name[language]}</p>
                  <DualCalendarDate date={date as IsoDate} />
                </div>
                {location && (
                  <Button size="small" variant="secondary" onClick={() => choose(office, location)}>
                    {t('choose')}
                  </Button>
                )}
              </Card>
            </li>
          )
        })}
      </Stack>
    </section>
  )
}
