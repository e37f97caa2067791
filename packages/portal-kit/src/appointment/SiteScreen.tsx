import {
  asksDeliverySite,
  type ClosureCase,
  type DeliverySite,
  isCaptchaValid,
  type Office,
  offeredTypeIssues,
  offersType,
} from '@invea/domain/appointment'
import type { LocalizedText } from '@invea/domain/calendar'
import { Card, Grid, Skeleton, Stack } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useEffect } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { Captcha } from '../api/Captcha.tsx'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { failureOf, masterQueries } from '../api/queries.ts'
import {
  type ClosedRegion,
  useClosedRegions,
  useOffices,
  useRegionCities,
  withCity,
  withOffice,
  withOfficeOf,
  withRegion,
} from '../api/use-offices.ts'
import { SelectField } from '../application-form/DraftFields.tsx'
import {
  fieldHtmlId,
  useDraft,
  useEditDraft,
  useFieldMessage,
  useFromWizard,
  useRequestType,
  useWizard,
} from '../application-form/use-wizard.ts'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { useIssueWords } from '../i18n/issue-words.ts'
import { optionalComponent } from '../shell/lazy-component.ts'
import { UrgencyChoice } from './UrgencyChoice.tsx'

const Line = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="max-sm:grid max-sm:grid-cols-[2fr_5fr] max-sm:gap-x-3">
    <dt className="text-sm text-muted">{label}</dt>
    <dd>{children}</dd>
  </div>
)

const Phone = ({ number }: { readonly number: string }) => <a href={`tel:${number.replace(/\s/g, '')}`}>{number}</a>

/** A §2: name, address and contact of the chosen office and delivery site. */
export const OfficePanel = ({
  office,
  deliverySite,
}: {
  readonly office: Office | undefined
  readonly deliverySite: DeliverySite | undefined
}) => {
  const { t } = useTranslation(['site', 'field'])
  const language = useLanguage()
  if (!office) {
    return (
      <Card tone="sunken" className="self-start" aria-live="polite">
        <p className="text-muted">{t('site:nothingChosen')}</p>
      </Card>
    )
  }
  return (
    <Card tone="accent" aria-live="polite">
      <h2 className="mb-3 text-xl">{t('site:chosen')}</h2>
      <dl className="flex flex-col gap-1 sm:gap-3">
        <Line label={t('field:site.officeId')}>
          <strong>{office.name[language]}</strong>
        </Line>
        <Line label={t('site:address')}>{office.address[language]}</Line>
        <Line label={t('site:phone')}>
          <Phone number={office.phone} />
        </Line>
        {office.fax && <Line label={t('site:fax')}>{office.fax}</Line>}
      </dl>
      {deliverySite && (
        <dl className="mt-3 flex flex-col gap-1 border-t border-line pt-3 sm:gap-3">
          <Line label={t('field:site.deliverySiteId')}>
            <strong>{deliverySite.name[language]}</strong>
          </Line>
          <Line label={t('site:address')}>{deliverySite.address[language]}</Line>
          <Line label={t('site:phone')}>
            <Phone number={deliverySite.phoneNumber} />
          </Line>
        </dl>
      )}
    </Card>
  )
}

/** Fills in region and city of an office chosen by a link. Clears an office that does not exist. */
export const PreselectedOffice = ({ officeId }: { readonly officeId: string }) => {
  const locations = useOffices().data?.locations
  const edit = useEditDraft()
  useEffect(() => {
    if (!locations) return
    const location = locations.get(Number(officeId))
    edit((draft) => {
      if (draft.site.officeId !== officeId || draft.site.regionId !== undefined) return draft
      const site = location
        ? withOfficeOf(draft.site, Number(officeId), location)
        : withOffice(draft.site, undefined, [])
      return { ...draft, site }
    })
  }, [locations, officeId, edit])
  return null
}

// Loads after the fields are usable, because they work without it.
const Notices = optionalComponent(async () => (await import('../shell/Notices.tsx')).Notices)
const OfficeFinder = optionalComponent(async () => (await import('./OfficeFinder.tsx')).OfficeFinder)

/** Closures for the choice, loaded after the fields. */
export const LazyNotices = (chosen: ClosureCase) => (
  <Suspense>
    <Notices {...chosen} />
  </Suspense>
)

/** A §2 Site selection: region, city, office, delivery site for New, and the captcha. Shows the details of the choice beside it. */
export const SiteFields = ({
  officeLabel,
  finder = true,
  children,
}: {
  readonly officeLabel?: string
  /** False when there is only one office. */
  readonly finder?: boolean
  /** Further questions, shown before the captcha. */
  readonly children?: ReactNode
}) => {
  const { t } = useTranslation('site')
  const language = useLanguage()
  const api = usePortalApi()
  const { site } = useDraft()
  const requestType = useRequestType()
  const now = useFromWizard(({ facts }) => facts().now)
  const edit = useEditDraft()
  const words = useIssueWords()
  const change = (to: typeof site) => edit((draft) => ({ ...draft, site: to }))

  const master = useQuery(masterQueries.all(api))
  const region = useRegionCities(site.regionId === undefined ? undefined : Number(site.regionId))
  const closedRegion = useClosedRegions(requestType)
  const { cities = [] } = region
  const offices = cities.find(({ id }) => String(id) === site.cityId)?.offices ?? []
  const office = offices.find(({ id }) => String(id) === site.officeId)
  const sites = office?.deliverySites ?? []
  const failed = master.data || !master.failureReason ? region.failure : failureOf(master.failureReason)
  const retry = () => {
    if (!master.data) void master.refetch()
    if (region.failure) region.retry()
  }
  /** A disabled choice shows the reason (D46). */
  const choices = <Item extends { readonly id: number; readonly name: LocalizedText }>(
    list: readonly Item[],
    closed: (item: Item) => ClosedRegion | undefined = () => undefined,
  ) =>
    list.map((item) => {
      const name = item.name[language]
      const reason = closed(item)
      return { value: String(item.id), label: reason ? t(reason, { name }) : name, disabled: reason !== undefined }
    })
  const closedForType = (candidates: readonly Office[]) =>
    candidates.some((candidate) => offersType(candidate, requestType)) ? undefined : 'notOffered'
  const placeholder = t('choose')
  const cityHint = () => {
    if (!region.cities) return undefined
    if (cities.length === 0) return t('noOffices')
    return closedForType(cities.flatMap((city) => city.offices)) && t('noneForType')
  }
  // The type may have changed after the office was chosen: shows the message before Next is pressed.
  const [typeIssue] = offeredTypeIssues(office, requestType, 'site.officeId')

  return (
    <Stack gap={6}>
      {finder && <p>{t('intro')}</p>}
      {site.officeId !== undefined && site.regionId === undefined && <PreselectedOffice officeId={site.officeId} />}
      <LazyNotices
        officeId={site.officeId === undefined ? undefined : Number(site.officeId)}
        requestType={requestType}
        mode={finder ? 'normal' : 'urgent'}
      />
      {failed && (
        <Stack gap={2}>
          <p className="font-semibold">{t('failed')}</p>
          <FailureNotice error={failed} onRetry={retry} />
        </Stack>
      )}
      <Grid gap={6}>
        <Stack>
          <SelectField
            field="site.regionId"
            required
            placeholder={placeholder}
            choices={choices(master.data?.regions ?? [], ({ id }) => closedRegion(id))}
            onChoose={(regionId) => change(withRegion(site, regionId))}
          />
          <SelectField
            field="site.cityId"
            required
            placeholder={region.isLoading ? t('loadingOffices') : placeholder}
            choices={choices(cities, (city) => closedForType(city.offices))}
            hint={cityHint()}
            onChoose={(cityId) => change(withCity(site, cityId, cities))}
          />
          <SelectField
            field="site.officeId"
            required
            {...(officeLabel !== undefined && { label: officeLabel })}
            placeholder={placeholder}
            choices={choices(offices, (candidate) => closedForType([candidate]))}
            hint={typeIssue && words(typeIssue)}
            onChoose={(officeId) => change(withOffice(site, officeId, offices))}
          />
          {asksDeliverySite(requestType) && (
            <SelectField
              field="site.deliverySiteId"
              required
              hint={t('deliverySiteHint')}
              placeholder={placeholder}
              choices={choices(sites)}
            />
          )}
        </Stack>
        <OfficePanel
          office={office}
          deliverySite={
            asksDeliverySite(requestType) ? sites.find(({ id }) => String(id) === site.deliverySiteId) : undefined
          }
        />
      </Grid>
      {/* Below the fields, so that late content does not move the focused field. */}
      {finder && requestType && (
        <Suspense fallback={<Skeleton lines={10} />}>
          {master.data ? <OfficeFinder requestType={requestType} /> : <Skeleton lines={10} />}
        </Suspense>
      )}
      {children}
      <Captcha
        id={fieldHtmlId('site.captcha')}
        form="site"
        human={isCaptchaValid(site.humanUntil, now)}
        onHuman={(humanUntil) => edit((draft) => ({ ...draft, site: { ...draft.site, humanUntil } }))}
        error={useFieldMessage('site.captcha')}
      />
    </Stack>
  )
}

/** The site step. Also asks for the urgency when the request can be urgent (D37). */
export const SiteScreen = () => {
  const { continueAsUrgent } = useWizard().kind
  return <SiteFields>{continueAsUrgent && <UrgencyChoice onUrgent={continueAsUrgent} />}</SiteFields>
}
