import type { RequestType } from '@invea/domain'
import { type Coordinates, offersType } from '@invea/domain/appointment'
import { applicantCount } from '@invea/domain/drafts'
import { Button, Card, ChoiceCards, Disclosure, Field, Skeleton } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { memo, Suspense, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { masterQueries } from '../api/queries.ts'
import { withOfficeOf } from '../api/use-offices.ts'
import { useEditDraft, useFromWizard } from '../application-form/use-wizard.ts'
import { DualCalendarDate } from '../i18n/date-texts.tsx'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { optionalComponent } from '../shell/lazy-component.ts'
import { nearestOfficeDates, type OfficeDate, useOfficeDates } from './office-dates.ts'

/** Milliseconds: timeout of the device's position, and maximum age (ten minutes) of a known position. */
const positionOptions = { timeout: 15_000, maximumAge: 600_000 } as const

/** The device's position, read by `refetch` only. It stays on this page and is never sent. */
const useDevicePosition = () =>
  useQuery({
    queryKey: ['devicePosition'],
    queryFn: () =>
      new Promise<GeolocationPosition>((resolve, reject) =>
        navigator.geolocation.getCurrentPosition(resolve, reject, positionOptions),
      ),
    enabled: false,
    retry: false,
    gcTime: 0,
  })

const OfficeMap = optionalComponent(async () => (await import('./OfficeMap.tsx')).OfficeMap)

/** Number of offices shown before "show all": as many as fit beside the fields on a phone. */
const shownFirst = 3
/** Value of the choice 'my position' among the towns. */
const device = 'device'

interface Row extends OfficeDate {
  readonly km?: number | undefined
}

/**
 * Offices with their first free day, by day or by distance, as a list and as a map. Choosing one fills in region, city and office. It is
 * not rendered again with the fields around it, because it has more parts than all of them.
 */
export const OfficeFinder = memo(({ requestType }: { readonly requestType: RequestType }) => {
  const { t } = useTranslation('site')
  const language = useLanguage()
  const chosen = useFromWizard(({ store }) => store.draft().draft.site.officeId) ?? ''
  const applicants = useFromWizard(({ store }) => applicantCount(store.draft().draft))
  const edit = useEditDraft()
  const found = useOfficeDates(requestType, applicants)
  const master = useQuery(masterQueries.all(usePortalApi()))
  const position = useDevicePosition()
  const here = position.isError ? undefined : position.data?.coords
  const [sortedFrom, setSortedFrom] = useState('')
  const [showsAll, setShowsAll] = useState(false)
  const listId = useId()
  // On a phone the map starts closed, so that the fields below stay near.
  const [showsMap, setShowsMap] = useState(() => globalThis.matchMedia('(min-width: 48rem)').matches)
  if (found.state === 'failed') return <FailureNotice error={found.error} onRetry={found.retry} />
  if (found.state === 'loading') return <Skeleton lines={10} />

  const { locations } = found
  const towns = (master.data?.regions ?? []).map((region) => ({
    ...region,
    cities: (region.cities ?? []).filter(({ coordinates }) => coordinates !== undefined),
  }))
  const coordinatesOf = (officeId: number) => locations.get(officeId)?.city.coordinates
  const from: Coordinates | undefined =
    sortedFrom === device
      ? here
      : towns.flatMap(({ cities }) => cities).find(({ id }) => String(id) === sortedFrom)?.coordinates
  const rows: readonly Row[] = from ? nearestOfficeDates(found.dates, from, coordinatesOf) : found.dates
  const isShown = ({ office }: Row, at: number) => showsAll || at < shownFirst || String(office.id) === chosen
  const shown = rows.filter(isShown)
  const choose = (officeId: string) => {
    const location = locations.get(Number(officeId))
    if (location) edit((before) => ({ ...before, site: withOfficeOf(before.site, Number(officeId), location) }))
  }
  const showAll = () => {
    flushSync(() => setShowsAll(true))
    // The button removes itself, so the first office that it shows takes the focus.
    const radios = [...(document.getElementById(listId)?.querySelectorAll<HTMLElement>('input:not([disabled])') ?? [])]
    radios[Math.min(shownFirst, radios.length - 1)]?.focus()
  }
  const sortByPosition = async () => {
    const { isSuccess } = await position.refetch()
    if (isSuccess) setSortedFrom(device)
  }
  return (
    <Card tone="sunken" className="flex flex-col gap-4">
      <Field label={t('finder.sort')}>
        <Field.Select value={sortedFrom} onChange={(event) => setSortedFrom(event.currentTarget.value)}>
          <option value="">{t(requestType === 'new' ? 'finder.byDay' : 'finder.byCollection')}</option>
          {here && <option value={device}>{t('finder.here')}</option>}
          {towns.map(({ id, name, cities }) =>
            cities.length === 0 ? null : (
              <optgroup key={id} label={name[language]}>
                {cities.map((city) => (
                  <option key={city.id} value={city.id}>
                    {t('finder.distanceFrom', { town: city.name[language] })}
                  </option>
                ))}
              </optgroup>
            ),
          )}
        </Field.Select>
      </Field>
      {'geolocation' in navigator && (
        <div>
          <Button size="small" variant="secondary" pending={position.isFetching} onClick={() => void sortByPosition()}>
            {t('finder.position')}
          </Button>
          <p className="mt-1 text-sm text-muted" aria-live="polite">
            {t(position.isError && !position.isFetching ? 'finder.noPosition' : 'finder.positionNote')}
          </p>
        </div>
      )}
      <ChoiceCards
        id={listId}
        legend={t(requestType === 'new' ? 'finder.days' : 'finder.collectionDays')}
        hint={t('finder.hint')}
        value={chosen}
        onChange={choose}
      >
        {shown.map(({ office, date, km }) => (
          <ChoiceCards.Option key={office.id} value={String(office.id)} title={office.name[language]}>
            {date ? <DualCalendarDate date={date} /> : t('finder.full')}
            {km !== undefined && <span className="block">{t('finder.km', { km: Math.round(km) })}</span>}
          </ChoiceCards.Option>
        ))}
        {showsAll &&
          [...locations.values()]
            .flatMap(({ city }) => city.offices)
            .filter((office, at, all) => all.indexOf(office) === at && !offersType(office, requestType))
            .map((office) => (
              <ChoiceCards.Option key={office.id} value={String(office.id)} title={office.name[language]} disabled>
                {t('finder.notTaken')}
              </ChoiceCards.Option>
            ))}
      </ChoiceCards>
      {!showsAll && locations.size > shown.length && (
        <Button variant="secondary" onClick={showAll}>
          {t('finder.all', { n: locations.size })}
        </Button>
      )}
      <Disclosure title={t('finder.map')} open={showsMap} onToggle={setShowsMap}>
        {showsMap && (
          <Suspense fallback={<Skeleton lines={6} />}>
            <OfficeMap dates={rows} locations={locations} chosen={chosen} onChoose={choose} from={from} />
          </Suspense>
        )}
      </Disclosure>
    </Card>
  )
})
