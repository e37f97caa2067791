import type { IsoDate, RequestType } from '@invea/domain'
import type { Office } from '@invea/domain/appointment'
import { applicantCount } from '@invea/domain/drafts'
import { Button, Card, Skeleton, Stack } from '@invea/ui'
import { type OfficeLocation, withOfficeOf } from '../api/use-offices.ts'
import { useDraft, useEditDraft, useRequestType, useWizard } from '../application-form/use-wizard.ts'
import { DualCalendarDate } from '../i18n/date-texts.tsx'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { Notices, useClosures } from '../shell/Notices.tsx'
import { NoFreeDays } from './FreeDays.tsx'
import { nearbyOfficeDates, useOfficeDates } from './office-dates.ts'

/** Maximum number of other offices to offer. */
const offered = 3

interface OtherOfficesProps {
  readonly officeId: number
  readonly requestType: RequestType
  readonly applicants: number
}

/** Other offices with a free day, when the chosen one has none: the same region first, then the earliest. One tap chooses. */
const OtherOffices = ({ officeId, requestType, applicants }: OtherOfficesProps) => {
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
    // Returns to the site step, because the new office may have several delivery sites.
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

/** A §2: the whole window of the office is full. Offers to search again, and other offices; these first while the office is closed (D26). */
export const FullOffice = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTranslation('booking')
  const wizard = useWizard()
  const draft = useDraft()
  const requestType = useRequestType() ?? 'unknown'
  const officeId = Number(draft.site.officeId)
  const chosen = { officeId, requestType, mode: 'normal' } as const
  const isClosed = useClosures(chosen).length > 0
  const others = <OtherOffices officeId={officeId} requestType={requestType} applicants={applicantCount(draft)} />
  return (
    <Stack gap={6}>
      <Notices {...chosen} />
      {isClosed && others}
      <NoFreeDays
        title={t('none')}
        {...(!isClosed && { help: t('noneHelp'), onRetry })}
        other={t('otherOffice')}
        onOther={() => wizard.goTo('site')}
      />
      {!isClosed && others}
    </Stack>
  )
}
