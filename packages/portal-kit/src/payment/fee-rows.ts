import type { IsoDate, UrgentDays } from '@invea/domain'
import type { PassportDraft } from '@invea/domain/drafts'
import { type Etb, type FeeCase, fee, feeServiceOfReason, formatAmount } from '@invea/domain/fees'
import type { PassportService } from '@invea/domain/services'
import type { Resources } from '@invea/locales'
import { useTranslation } from '../i18n/i18n.ts'

/** Services with their own requirement page (B §2): all except the urgent and the emergency service. */
export type RequirementService = Exclude<PassportService, 'urgent' | 'emergency'>

/** Keys of the texts that distinguish the cases of a service. */
export type FeeRowName = keyof Resources['requirements']['row']

/** One row of a fee table: a case of the service and its fees in whole ETB. */
export interface FeeRow {
  readonly name: FeeRowName
  readonly regular: Etb
  readonly urgent: Readonly<Record<UrgentDays, Etb>>
}

/** A §9: the urgent options, in working days. */
export const urgentDays = [2, 5] as const satisfies readonly UrgentDays[]

/** Lowest and highest amount; equal for a single one. */
export interface Amounts {
  readonly from: Etb
  readonly to: Etb
}

/** Extra fee for the urgent service in these cases, in whole ETB (D3). */
export const urgentSurcharge = (rows: readonly FeeRow[], days: UrgentDays): Amounts => {
  const added = rows.map(({ regular, urgent }) => urgent[days] - regular)
  return { from: Math.min(...added), to: Math.max(...added) }
}

const row = (name: FeeRowName, priced: Omit<FeeCase, 'urgentDays'>): FeeRow => ({
  name,
  regular: fee(priced),
  urgent: { 2: fee({ ...priced, urgentDays: 2 }), 5: fee({ ...priced, urgentDays: 5 }) },
})

const plain = (service: FeeCase['service'], day?: IsoDate) => row('plain', { service, correction: false, day })
const withAndWithoutChange = (service: FeeCase['service'], day?: IsoDate) => [
  row('withoutChange', { service, correction: false, day }),
  row('withChange', { service, correction: true, day }),
]
const dataChange = (day?: IsoDate) => [
  row('expired', { service: 'expired', correction: true, day }),
  row('valid', { service: 'valid', correction: true, day }),
]

/** The cases that the fee tables of B §9 distinguish, by service, with the newest fees. */
export const feeRows: Readonly<Record<RequirementService, readonly FeeRow[]>> = {
  new: [plain('new')],
  expired: [plain('expired')],
  pageRunOut: [plain('pageRunOut')],
  damaged: [plain('damaged')],
  lost: withAndWithoutChange('lost'),
  dataChange: dataChange(),
  validReplacement: withAndWithoutChange('valid'),
  under18: [plain('new')],
}

/** The cases of a service as its form charges them: a renewal can also change the details, where B §9 prints no such row (R1). */
export const chargedRows = (service: RequirementService): readonly FeeRow[] =>
  service === 'expired' || service === 'pageRunOut' || service === 'damaged'
    ? withAndWithoutChange(service)
    : feeRows[service]

/** The cases that are still possible for a draft of this day. A renewal asks later whether the data are corrected (A §5). */
export const feeRowsOf = ({ requestType, replacement }: PassportDraft, day: IsoDate): readonly FeeRow[] => {
  if (requestType === 'renewal') return withAndWithoutChange(feeServiceOfReason[replacement.reason ?? 'expired'], day)
  if (requestType === 'lost') return withAndWithoutChange('lost', day)
  return requestType === 'correction' ? dataChange(day) : [plain('new', day)]
}

/** An amount in ETB, or the lowest and the highest of several, in the reader's language. */
export const useAmounts = (): ((amounts: Amounts) => string) => {
  const { t } = useTranslation('service')
  return ({ from, to }) =>
    from === to
      ? t('etb', { amount: formatAmount(from) })
      : t('etbRange', { from: formatAmount(from), to: formatAmount(to) })
}
