import { asksDeliverySite, isHuman } from '@invea/domain'
import { Grid, Stack } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { Captcha } from '../captcha/index.ts'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import { FailureNotice, failureOf, masterQueries, usePortalApi } from '../service/index.ts'
import {
  fieldHtmlId,
  SelectField,
  useDraft,
  useEditDraft,
  useFieldMessage,
  useFromWizard,
  useRequestType,
} from '../wizard/index.ts'
import { withCity, withOffice, withRegion } from './choose-place.ts'
import { OfficePanel } from './OfficePanel.tsx'

/** A §2 Site selection: region, city, office, delivery site for New, and the captcha; the choice beside it in full. */
export const SiteFields = ({ officeLabel }: { readonly officeLabel?: string }) => {
  const { t } = useTranslation('site')
  const language = useLanguage()
  const api = usePortalApi()
  const { site } = useDraft()
  const requestType = useRequestType()
  const now = useFromWizard(({ facts }) => facts().now)
  const edit = useEditDraft()
  const change = (to: typeof site) => edit((draft) => ({ ...draft, site: to }))

  const master = useQuery(masterQueries.all(api))
  const region = useQuery({ ...masterQueries.cities(api, Number(site.regionId)), enabled: Boolean(site.regionId) })
  const cities = region.data?.filter(({ offices }) => offices.length > 0) ?? []
  const offices = cities.find(({ id }) => String(id) === site.cityId)?.offices ?? []
  const office = offices.find(({ id }) => String(id) === site.officeId)
  const sites = office?.deliverySites ?? []
  const failed = [master, region].find(({ isError }) => isError)
  const choices = (list: readonly { readonly id: number; readonly name: Record<typeof language, string> }[]) =>
    list.map(({ id, name }) => ({ value: String(id), label: name[language] }))
  const placeholder = t('choose')

  return (
    <Stack gap={6}>
      <p>{t('intro')}</p>
      {failed && <FailureNotice error={failureOf(failed.error)} onRetry={() => void failed.refetch()} />}
      <Grid gap={6}>
        <Stack>
          <SelectField
            field="site.regionId"
            required
            placeholder={placeholder}
            choices={choices(master.data?.regions ?? [])}
            onChoose={(regionId) => change(withRegion(site, regionId))}
          />
          <SelectField
            field="site.cityId"
            required
            placeholder={region.isFetching ? t('loadingOffices') : placeholder}
            choices={choices(cities)}
            hint={region.data && cities.length === 0 ? t('noOffices') : undefined}
            onChoose={(cityId) => change(withCity(site, cityId, cities))}
          />
          <SelectField
            field="site.officeId"
            required
            {...(officeLabel !== undefined && { label: officeLabel })}
            placeholder={placeholder}
            choices={choices(offices)}
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
      <Captcha
        id={fieldHtmlId('site.captcha')}
        form="site"
        human={isHuman(site.humanUntil, now)}
        onHuman={(humanUntil) => edit((draft) => ({ ...draft, site: { ...draft.site, humanUntil } }))}
        error={useFieldMessage('site.captcha')}
      />
    </Stack>
  )
}

/** The screen that asks for the place alone. */
export const SiteScreen = () => <SiteFields />
