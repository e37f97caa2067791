import { adultAge, formatBothCalendars, type IsoDate } from '@invea/domain/calendar'
import { formatAmount } from '@invea/domain/fees'
import { pageRunOutAt } from '@invea/domain/services'
import { feeLineLabel, type Language, messageFor } from '@invea/locales'
import { Alert, Card, Cluster, Stack, Table, Tag } from '@invea/ui'
import type { ClosedService, Findings as Found, Offer, Service } from './explore.ts'
import { dateSources, documentSource, feeSources, guideSources, type Source } from './sources.ts'
import type { Translate } from './texts.ts'

interface Context {
  readonly t: Translate
  readonly language: Language
}

const portalOf = (service: Service) => (service.startsWith('passport.') ? 'passport' : 'originId')

const nameOf = (service: Service, t: Translate): string =>
  service.startsWith('passport.')
    ? t('service', service.replace('passport.', 'name.'))
    : t('choice', service.replace('originId.', 'originIdService.'))

const reasonOf = (service: Service, rule: ClosedService['decidedBy'], { t, language }: Context): string =>
  rule === 'mainOfficeOnly'
    ? messageFor({ field: 'site.officeId', code: rule }, language)
    : t(portalOf(service) === 'passport' ? 'guide' : 'originGuide', `rule.${rule}`, {
        age: adultAge,
        pages: pageRunOutAt,
      })

/** A rule and its sections. A decision links to its row. */
const SourceTag = ({ source: { rule, sections }, t }: { readonly source: Source; readonly t: Translate }) => (
  <Cluster gap={1} className="mt-1 text-sm text-muted">
    <span>{t('explorer', 'decided')}</span>
    <code lang="en">{rule}</code>
    {sections.map((section) => (
      <Tag key={section}>
        {/^[DR]\d/.test(section) ? (
          <a href={`guides/docs/spec-decisions.html#${section.toLowerCase()}`}>{section}</a>
        ) : (
          section
        )}
      </Tag>
    ))}
  </Cluster>
)

const Amount = ({ name, children }: { readonly name: string; readonly children: string }) => (
  <div className="flex items-baseline justify-between gap-4">
    <span>{name}</span>
    <span className="digits whitespace-nowrap">{children}</span>
  </div>
)

const OfferCard = ({ offer, ...context }: Context & { readonly offer: Offer }) => {
  const { t, language } = context
  const { service, decidedBy, lines, documents, dates } = offer
  const etb = (amount: number) => t('service', 'etb', { amount: formatAmount(amount) })
  const day = (date: IsoDate) =>
    formatBothCalendars(date, { language, calendar: language === 'en' ? 'gregorian' : 'ethiopic' })
  return (
    <Card tone="accent" data-service={service}>
      <Card.Title>{nameOf(service, t)}</Card.Title>
      <p>{reasonOf(service, decidedBy, context)}</p>
      <SourceTag source={guideSources[decidedBy]} t={t} />
      {!dates && (
        <Alert tone="warning" className="mt-4">
          {t('explorer', 'inPerson')}
        </Alert>
      )}
      {lines.length > 0 && (
        <>
          <h4 className="mt-4">{t('explorer', 'fee')}</h4>
          <ul>
            {lines.map((line) => (
              <li key={line.item.kind} className="border-b border-line py-2">
                <Amount name={feeLineLabel(line, language)}>{etb(line.amount)}</Amount>
                <SourceTag source={feeSources[line.item.kind]} t={t} />
              </li>
            ))}
            <li className="py-2 font-semibold">
              <Amount name={t('explorer', 'total')}>{etb(lines.reduce((sum, { amount }) => sum + amount, 0))}</Amount>
            </li>
          </ul>
        </>
      )}
      {documents.length > 0 && (
        <>
          <h4 className="mt-4">{t('guide', 'result.documents')}</h4>
          <ul>
            {documents.map((type) => (
              <li key={type} className="border-b border-line py-2">
                {t('document', type)}
                <SourceTag source={documentSource(type, portalOf(service))} t={t} />
              </li>
            ))}
          </ul>
        </>
      )}
      {dates && (
        <>
          <h4 className="mt-4">{t('explorer', 'dates')}</h4>
          <ul>
            {(
              [
                ['window', t('explorer', 'window', { from: day(dates.window.from), to: day(dates.window.to) })],
                ['appointment', `${t('guide', 'earliest.appointment')}: ${day(dates.appointment)}`],
                ['delivery', `${t('guide', 'result.delivery')}: ${day(dates.delivery)}`],
              ] as const
            ).map(([kind, text]) => (
              <li key={kind} className="border-b border-line py-2">
                {text}
                <SourceTag source={dateSources[kind]} t={t} />
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

/** Open services with their findings, and closed services with the rule that closed each. */
export const Findings = ({ found, ...context }: Context & { readonly found: Found }) => {
  const { t } = context
  return (
    <Stack gap={6}>
      <h2>{t('explorer', 'offers')}</h2>
      {found.offers.length === 0 && <Alert tone="info">{t('explorer', 'none')}</Alert>}
      {found.offers.map((offer) => (
        <OfferCard key={offer.service} offer={offer} {...context} />
      ))}
      <Table
        caption={t('explorer', 'closed')}
        rows={found.closed}
        rowKey={({ service }) => service}
        columns={[
          { id: 'service', header: t('explorer', 'service'), cell: ({ service }) => nameOf(service, t) },
          {
            id: 'reason',
            header: t('explorer', 'reason'),
            cell: ({ service, decidedBy }) => (
              <>
                {reasonOf(service, decidedBy, context)}
                <SourceTag source={guideSources[decidedBy]} t={t} />
              </>
            ),
          },
        ]}
      />
    </Stack>
  )
}
