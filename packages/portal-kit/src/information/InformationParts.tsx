import { isoDate } from '@invea/domain'
import type { AttachmentType } from '@invea/domain/attachments'
import { adultAge, commaIn } from '@invea/domain/calendar'
import { formatAmount } from '@invea/domain/fees'
import {
  fittingServices,
  type OriginIdService,
  originIdDocuments,
  type PassportService,
  pageRunOutAt,
} from '@invea/domain/services'
import { Button, type ButtonProps, Disclosure, DocumentIcon } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { ApiProvider } from '../api/ApiProvider.tsx'
import { usePortalApi } from '../api/api-context.ts'
import { masterQueries } from '../api/queries.ts'
import { useLanguage, useTextByKey, useTranslation } from '../i18n/i18n.ts'
import { feeRows, type RequirementService, urgentDays } from '../payment/fee-rows.ts'
import { type PageId, PageLink, useHasPage } from '../shell/site-map.tsx'

/** The accordions of the requirement pages, in their order (B §2). */
export const requirementServices = Object.keys(feeRows) as readonly RequirementService[]

/** The collapsible sections of the urgent guide, in their order (B §2): the replacement of a valid passport is not among them. */
export const urgentServices = requirementServices.filter((service) => service !== 'validReplacement')

/** Returns the description of a service, with numbers from the rules. */
export const useServiceText = (): ((service: PassportService) => string) => {
  const { t } = useTranslation('service')
  return (service) => {
    switch (service) {
      case 'pageRunOut':
        return t('text.pageRunOut', { pages: pageRunOutAt })
      case 'urgent':
        return t('text.urgent', { short: urgentDays[0], long: urgentDays[1] })
      default:
        return t(`text.${service}`)
    }
  }
}

export interface RequiredDocumentsProps {
  /** The documents; `when` names the condition of those that only some applicants need. */
  readonly documents: readonly { readonly type: AttachmentType; readonly when?: string | undefined }[]
}

export const RequiredDocuments = ({ documents }: RequiredDocumentsProps) => {
  const { t } = useTranslation('document')
  const explain = useTextByKey(['document'])
  const language = useLanguage()
  return (
    <ul className="icon-list">
      {documents.map(({ type, when }) => (
        <li key={type}>
          <DocumentIcon aria-hidden className="size-5" />
          <p>
            {t(type)}
            {when && (
              <span className="text-muted">
                {commaIn[language]}
                {when}
              </span>
            )}
            <span className="block text-sm text-muted empty:hidden">
              {explain(`shows.${type}`, { defaultValue: '' })}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}

export interface ApplyButtonProps extends ButtonProps {
  readonly page?: PageId
  /** Preselected in the form. */
  readonly service: string
}

/** Link to the form of a service, in a portal with that form. */
export const ApplyButton = ({ page = 'appointment', service, children, ...rest }: ApplyButtonProps) =>
  useHasPage()(page) && (
    <Button asChild width="full" {...rest}>
      <PageLink page={page} search={{ service }}>
        {children}
      </PageLink>
    </Button>
  )

/** A document of an Origin ID; `when` is the condition of one that only some applicants need. */
export interface NeededOriginDocument {
  readonly type: AttachmentType
  readonly when?: 'under18' | 'guardian' | undefined
}

// The rules need a person and a day. The sample persons have fixed ages, so that the page does not change with the date.
const today = isoDate('2026-01-01')
const samplePersons = [
  { birthDate: isoDate('1990-01-01'), adopted: false, when: undefined },
  { birthDate: isoDate('2018-01-01'), adopted: false, when: 'under18' },
  { birthDate: isoDate('2018-01-01'), adopted: true, when: 'guardian' },
] as const

/** Returns the documents of an Origin ID service in the order of the form: first those of all applicants, then conditional ones. */
export const neededOriginDocuments = (service: OriginIdService): readonly NeededOriginDocument[] => {
  const [first, ...others] = samplePersons
    .filter(({ birthDate }) => fittingServices({ service, birthDate, day: today }).length === 0)
    .map(({ when, ...person }) => originIdDocuments(service, person, today).map((type) => ({ type, when })))
  const always = (first ?? []).map(({ type }) => ({ type }))
  return others.reduce<readonly NeededOriginDocument[]>(
    (listed, further) => [...listed, ...further.filter(({ type }) => listed.every((one) => one.type !== type))],
    always,
  )
}

export const OriginDocuments = ({ service }: { readonly service: OriginIdService }) => {
  const { t } = useTranslation('originRequirements')
  const documents = neededOriginDocuments(service).map(({ type, when }) => ({
    type,
    when: when && t(`when.${when}`, { age: adultAge }),
  }))
  return <RequiredDocuments documents={documents} />
}

export interface RequirementRowProps {
  /** Anchor in the address, e.g. `/Information#lost`. */
  readonly id: string
  readonly title: string
  /** Text of the lowest fee. */
  readonly fee?: string
  readonly text: string
  readonly children: ReactNode
}

/** One service of the requirement pages. The anchor is its content's id: browsers open a closed row for it without scripts. */
export const RequirementRow = ({ id, title, fee, text, children }: RequirementRowProps) => (
  <Disclosure
    headingLevel={2}
    title={
      <span className="row-title">
        {title} {fee && <span className="row-fee">{fee}</span>}
      </span>
    }
  >
    <div id={id} className="service-row">
      <p>{text}</p>
      {children}
    </div>
  </Disclosure>
)

/** Fees in whole ETB, one case a line. */
export const FeeLines = ({ lines }: { readonly lines: readonly (readonly [name: string, amount: number])[] }) => {
  const { t } = useTranslation('service')
  return (
    <dl className="fees">
      {lines.map(([name, amount]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="digits">{t('etb', { amount: formatAmount(amount) })}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Note on sample fees, shown until the operator has set fees (A §1 names none). */
export const SampleFee = () => {
  const { t } = useTranslation('originRequirements')
  return <p className="mt-2 text-sm text-muted">{t('sampleFee')}</p>
}

/** Link to the guide for visitors who do not know which service they need. */
export const GuideInvitation = () => {
  const { t } = useTranslation(['shell', 'service'])
  const has = useHasPage()
  if (!has('guide')) return null
  return (
    <div className="aside-note">
      <p className="font-semibold">{t('service:whichService')}</p>
      <p>
        <PageLink page="guide">{t('guideLink')}</PageLink>
      </p>
    </div>
  )
}

/** Opens the row of the address's anchor, e.g. `/Information#lost`, and scrolls it to the top. */
export const useNamedRow = (): void => {
  const hash = useRouterState({ select: ({ location }) => location.hash })
  useEffect(() => {
    const row = hash && document.getElementById(hash)?.closest('details')
    if (!row) return
    row.open = true
    row.scrollIntoView({ block: 'start' })
  }, [hash])
}

/** The first, second and third loss have different fees (R4); the last one applies to all further losses. */
const lostWords = ['lostOnce', 'lost', 'lostMore'] as const

/** The fees of a service; without a response, a note that the fee is shown later. */
const Prices = ({ service }: { readonly service: OriginIdService }) => {
  const { t } = useTranslation('originRequirements')
  const { data } = useQuery(masterQueries.originIdPrices(usePortalApi()))
  const prices = data?.filter((price) => price.service === service) ?? []
  if (prices.length === 0) return <p>{t('noFee')}</p>
  const named = (timesLost: number | undefined) => {
    const word = timesLost === undefined ? undefined : lostWords[timesLost - 1]
    return word === undefined ? t('plain') : t(`${word}`, { count: timesLost ?? 1 })
  }
  return (
    <>
      <FeeLines lines={prices.map(({ timesLost, amount }) => [named(timesLost), amount])} />
      {prices.some(({ isSample }) => isSample) && <SampleFee />}
    </>
  )
}

/** The fees of an Origin ID service, as the operator has set them. */
export const OriginFees = ({ service }: { readonly service: OriginIdService }) => {
  const { t } = useTranslation('originRequirements')
  return (
    <ApiProvider fallback={<p>{t('noFee')}</p>}>
      <Prices service={service} />
    </ApiProvider>
  )
}
