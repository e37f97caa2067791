import { originIdFee } from '../fees/quote.ts'
import {
  closed,
  earliestDelivery,
  firstFailing,
  type GuideAnswers,
  type GuideFacts,
  type GuideResult,
  type GuideRule,
} from './guide.ts'

import { type OriginIdService, originIdServiceNames, originIdServices } from './origin-id-services.ts'
import { originIdDocuments, originIdServiceRules } from './service-rules.ts'

const judge = (service: OriginIdService, answers: GuideAnswers, facts: GuideFacts): GuideResult<OriginIdService> => {
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
    documents: originIdDocuments[service],
    delivery: earliestDelivery(requestType, facts),
  }
}

/**
 * A §1, A §5: every Origin ID service with whether this person may use it and the rule that decided, its fee, documents and earliest
 * rule-based delivery. Fees are whole birr. It does not throw.
 *
 * @example
 * const facts = { today: isoDate('2026-11-21'), restriction: { minDays: 3, maxDays: 45 }, processingDays: 15 }
 * originIdGuide({ nationality: 'ethiopian', birthDate: isoDate('1990-05-12'), passport: 'none' }, facts).some(({ offered }) => offered) // => false
 */
export const originIdGuide = (answers: GuideAnswers, facts: GuideFacts): readonly GuideResult<OriginIdService>[] =>
  originIdServiceNames.map((service) => judge(service, answers, facts))
