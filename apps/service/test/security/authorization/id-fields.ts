import type { Endpoint } from '@invea/api/contract'
import { propertiesOf, wireParts } from '../wire/wire-schema.ts'

/** Names of fields that contain an id, or a number that gives access. */
const pointing = /(^id|Ids?|ID|applicationNumber|confirmationNumber|orderCode)$/

/** Names that contain no personal id: public lists, and text that an applicant types. */
const open =
  /^(officeId|regionId|cityId|deliverySiteId|\w*TypeId|durationId|urgentQuotaId|nationalityId|occupationId|passportPageId|PaymentOptionsId|birthCertificateId|employeeID|organizationID)$/

/** Positions of a call that can contain an id of personal data, as `part.path`. */
export const idFieldsOf = (call: Endpoint): readonly string[] => {
  const named = Object.entries(wireParts(call)).flatMap(([part, schema]) =>
    propertiesOf(schema)
      .filter(({ name }) => pointing.test(name) && !open.test(name))
      .map(({ path }) => `${part}.${path}`),
  )
  const files = call.multipart?.fileNamedBy === 'attachmentId' ? ['files.attachmentId'] : []
  return [...new Set([...named, ...files])]
}
