import type { Endpoint } from '@invea/api/contract'
import { propertiesOf, wireParts } from '../wire/wire-schema.ts'

/** Names that say: here stands what points at one thing, or a number that opens one. */
const pointing = /(^id|Ids?|ID|applicationNumber|confirmationNumber|orderCode)$/

/** Lists that everybody reads, and what an applicant types: a name that points at nothing of anybody's. */
const open =
  /^(officeId|regionId|cityId|deliverySiteId|\w*TypeId|durationId|urgentQuotaId|nationalityId|occupationId|passportPageId|PaymentOptionsId|birthCertificateId|employeeID|organizationID)$/

/** Where a call can carry something that points at a person's own things, as `part.path`. */
export const idFieldsOf = (call: Endpoint): readonly string[] => {
  const named = Object.entries(wireParts(call)).flatMap(([part, schema]) =>
    propertiesOf(schema)
      .filter(({ name }) => pointing.test(name) && !open.test(name))
      .map(({ path }) => `${part}.${path}`),
  )
  const files = call.multipart?.fileNamedBy === 'attachmentId' ? ['files.attachmentId'] : []
  return [...new Set([...named, ...files])]
}
