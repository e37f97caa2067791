import { passportGuide } from '@invea/domain'
import { adultAge } from '@invea/domain/calendar'
import {
  type GuideFacts,
  type GuideRule,
  type GuideResult as LookupResults,
  type PassportService,
  pageRunOutAt,
  passportServices,
} from '@invea/domain/services'
import { Alert, Button, Card, groupDigits, Stack } from '@invea/ui'
import { usePortalConfig } from '../api/config-source.ts'
import { AvailabilityTable } from '../appointment/AvailabilityScreen.tsx'
import { useBuiltText } from '../i18n/use-built-text.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { urgentDays } from '../payment/fee-rows.ts'
import { PageLink } from '../shell/PageLink.tsx'
import { OtherServices } from './GuidePage.tsx'
import { answersOf, type GuideForm } from './guide-form.ts'
import { useServiceText } from './requirement-services.ts'
import { ServiceCard, ServiceParts } from './ServiceCard.tsx'

type Result = LookupResults<PassportService>

/** Rules that open or close a passport service; those of the Origin ID never decide here. */
const useRuleWords = () => {
  const words = useBuiltText(['guide'])
  return (rule: GuideRule) => words(`rule.${rule}`, { age: adultAge, pages: pageRunOutAt })
}

const Fees = ({ fee, urgentFees }: Result) => {
  const { t } = useTranslation(['guide', 'service'])
  const lines = urgentFees
    ? urgentDays.map((days) => [t('guide:result.urgentFee', { days }), urgentFees[days]] as const)
    : [[t('guide:result.fee'), fee] as const]
  return (
    <dl className="fees">
      {lines.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="digits">{amount !== undefined && t('service:etb', { amount: groupDigits(amount) })}</dd>
        </div>
      ))}
    </dl>
  )
}

const FoundService = ({ result, kind }: { readonly result: Result; readonly kind: PassportService }) => {
  const { t } = useTranslation(['guide', 'service'])
  const text = useServiceText()
  const rule = useRuleWords()
  const { helpLine } = usePortalConfig()
  const { service, documents, delivery, decidedBy } = result
  const { channel, mode } = passportServices[service]
  return (
    <ServiceCard name={t(`service:name.${service}`)} why={`${text(service)} ${rule(decidedBy)}`}>
      {channel === 'inPerson' ? (
        <Alert tone="warning">{t('guide:result.emergency', { line: helpLine })}</Alert>
      ) : (
        <>
          <Fees {...result} />
          <ServiceParts
            documents={documents}
            delivery={delivery}
            page={mode === 'urgent' ? 'urgentAppointment' : 'appointment'}
            service={kind}
          />
        </>
      )}
    </ServiceCard>
  )
}

const NoService = ({ foreign }: { readonly foreign: boolean }) => {
  const { t } = useTranslation('guide')
  const { otherPortalUrl } = usePortalConfig()
  return (
    <Card tone="accent">
      <p>{t(foreign ? 'result.foreign' : 'result.open')}</p>
      {foreign && otherPortalUrl && (
        <Button asChild className="mt-4">
          <a href={otherPortalUrl}>{t('result.originId')}</a>
        </Button>
      )}
      {!foreign && (
        <Button asChild className="mt-4">
          <PageLink page="manageApplication">{t('result.manage')}</PageLink>
        </Button>
      )}
    </Card>
  )
}

/** The requested service before other possible ones: an emergency, then urgency, then the first service that is offered. */
const chosenOf = (results: readonly Result[]): Result | undefined => {
  const offered = results.filter(({ offered }) => offered)
  const special = (['emergency', 'urgent'] as const).map((name) => offered.find(({ service }) => service === name))
  return special.find(Boolean) ?? offered[0]
}

/** What kind of passport the form opens with: an urgent request is for one of the ordinary services as well. */
const kindOf = ({ service }: Result, results: readonly Result[]): PassportService => {
  if (service !== 'urgent') return service
  return results.find((one) => one.offered && 'requestType' in passportServices[one.service])?.service ?? service
}

/** The answer of the guide: the service, why, its fee, papers and earliest dates; and why the others are not it. */
export const GuideResult = ({ form, facts }: { readonly form: GuideForm; readonly facts: GuideFacts }) => {
  const { t } = useTranslation(['guide', 'service'])
  const rule = useRuleWords()
  const results = passportGuide(answersOf(form, facts.today), facts)
  const chosen = chosenOf(results)
  const isForeign = form.nationality === 'foreign'
  if (!chosen || isForeign) return <NoService foreign={isForeign} />
  const { mode, channel, ...entry } = passportServices[chosen.service]
  return (
    <Stack gap={6}>
      <FoundService result={chosen} kind={kindOf(chosen, results)} />
      {mode === 'normal' && channel === 'portal' && 'requestType' in entry && (
        <section>
          <h2 className="mb-3 text-xl">{t('guide:result.dates')}</h2>
          <AvailabilityTable
            requestType={entry.requestType}
            service={chosen.service}
            applicants={1}
            ready={t('guide:earliest.ready')}
          />
        </section>
      )}
      <OtherServices
        services={results
          .filter((result) => result !== chosen)
          .map(({ service, decidedBy }) => ({
            id: service,
            name: t(`service:name.${service}`),
            rule: rule(decidedBy),
          }))}
      />
    </Stack>
  )
}
