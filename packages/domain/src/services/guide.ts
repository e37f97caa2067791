import { type DocumentCase, originIdDocuments, requiredDocuments } from '../attachments/required-documents.ts'
import { type FeeCase, fee } from '../fees/fee.ts'
import type { FeeService } from '../fees/fee-tables.ts'
import { originIdFee } from '../fees/quote.ts'
import {
  closed,
  earliestDelivery,
  firstFailing,
  type GuideAnswers,
  type GuideFacts,
  type GuideResult,
  type GuideRule,
  originIdServiceRules,
  passportServiceRules,
} from './guide-rules.ts'
import { type OriginIdService, originIdServiceNames, originIdServices } from './origin-id-services.ts'
import { type PassportService, passportServices, type ServiceEntry } from './passport-services.ts'

/** The services that are requests. Urgency is added to one of them, and an emergency is no request. */
type BaseService = Exclude<PassportService, 'urgent' | 'emergency'>
type Result = GuideResult<PassportService>

const feeServices: Record<BaseService, FeeService> = {
  new: 'new',
  expired: 'expired',
  pageRunOut: 'pageRunOut',
  damaged: 'damaged',
  lost: 'lost',
  dataChange: 'expired',
  validReplacement: 'valid',
  under18: 'new',
}
const baseServices = Object.keys(feeServices) as readonly BaseService[]

const isCorrected = (service: BaseService, { correction }: GuideAnswers): boolean =>
  correction === true && passportServices[service].requestType !== 'new'

const feeCase = (service: BaseService, answers: GuideAnswers, { today }: GuideFacts): FeeCase => ({
  service: service === 'dataChange' && answers.passport === 'valid' ? 'valid' : feeServices[service],
  correction: isCorrected(service, answers),
  day: today,
})

const documentCase = (service: BaseService, answers: GuideAnswers): DocumentCase => {
  const { requestType, replacementReason, mode }: ServiceEntry & { requestType: DocumentCase['requestType'] } =
    passportServices[service]
  return {
    requestType,
    replacementReason,
    mode,
    correction: isCorrected(service, answers),
    birthDate: answers.birthDate,
    adopted: answers.adopted === true,
    expirationDate: answers.expirationDate,
  }
}

const evaluateService = (service: PassportService, answers: GuideAnswers, facts: GuideFacts): Result => {
  const rules: readonly [...GuideRule[], GuideRule] = passportServiceRules[service]
  const failing = firstFailing(rules, answers, facts.today)
  if (failing) return closed(service, failing)
  return { service, offered: true, decidedBy: rules[rules.length - 1] as GuideRule, documents: [] }
}

const evaluateBaseService = (service: BaseService, answers: GuideAnswers, facts: GuideFacts): Result => {
  const result = evaluateService(service, answers, facts)
  if (!result.offered) return result
  return {
    ...result,
    fee: fee(feeCase(service, answers, facts)),
    documents: requiredDocuments(documentCase(service, answers), facts.today),
    delivery: earliestDelivery(passportServices[service].requestType, facts),
  }
}

/** Adds urgency to the needed service: its documents with the evidence, its urgent prices, and delivery after two working days. */
const withUrgency = (urgent: Result, base: BaseService, answers: GuideAnswers, facts: GuideFacts): Result => {
  const priced = feeCase(base, answers, facts)
  return {
    ...urgent,
    urgentFees: { 2: fee({ ...priced, urgentDays: 2 }), 5: fee({ ...priced, urgentDays: 5 }) },
    documents: requiredDocuments({ ...documentCase(base, answers), mode: 'urgent' }, facts.today),
    delivery: earliestDelivery(passportServices[base].requestType, facts, 2),
  }
}

/**
 * A §1, A §5: returns for every passport service whether this person may use it, the deciding rule, the fee, the documents and the
 * earliest delivery by the rules. The urgent price applies to the first offered service. An emergency is handled in person. Fees are
 * whole birr. It does not throw.
 *
 * @example
 * const facts = { today: isoDate('2026-11-21'), restriction: { minDays: 3, maxDays: 45 }, processingDays: 15 }
 * const services = passportGuide({ nationality: 'ethiopian', birthDate: isoDate('1990-05-12'), passport: 'expired' }, facts)
 * services.filter(({ offered }) => offered).map(({ service }) => service) // => ['expired']
 */
export const passportGuide = (answers: GuideAnswers, facts: GuideFacts): readonly Result[] => {
  const base = baseServices.map((service) => evaluateBaseService(service, answers, facts))
  const needed = baseServices.find((_, position) => base[position]?.offered)
  const urgent = evaluateService('urgent', answers, facts)
  return [
    ...base,
    urgent.offered && needed ? withUrgency(urgent, needed, answers, facts) : urgent,
    evaluateService('emergency', answers, facts),
  ]
}

const evaluateOriginIdService = (
  service: OriginIdService,
  answers: GuideAnswers,
  facts: GuideFacts,
): GuideResult<OriginIdService> => {
  const rules: readonly [...GuideRule[], GuideRule] = originIdServiceRules[service]
  const failing = firstFailing(rules, answers, facts.today)
  if (failing) return closed(service, failing)
  const { fee, requestType } = originIdServices[service]
  const base = facts.originIdBaseFee
  return {
    service,
    offered: true,
    decidedBy: rules[rules.length - 1] as GuideRule,
    ...(base !== undefined && { fee: originIdFee({ service: fee, timesLost: answers.timesLost }, base) }),
    documents: originIdDocuments(service, { ...answers, adopted: answers.adopted === true }, facts.today),
    delivery: earliestDelivery(requestType, facts),
  }
}

/**
 * A §1, A §5: returns for every Origin ID service whether this person may use it, the deciding rule, the fee, the documents and the
 * earliest delivery by the rules. Fees are whole birr. It does not throw.
 *
 * @example
 * const facts = { today: isoDate('2026-11-21'), restriction: { minDays: 3, maxDays: 45 }, processingDays: 15 }
 * originIdGuide({ nationality: 'ethiopian', birthDate: isoDate('1990-05-12'), passport: 'none' }, facts).some(({ offered }) => offered) // => false
 */
export const originIdGuide = (answers: GuideAnswers, facts: GuideFacts): readonly GuideResult<OriginIdService>[] =>
  originIdServiceNames.map((service) => evaluateOriginIdService(service, answers, facts))
