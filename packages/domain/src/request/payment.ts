import type { PaymentDraft } from '../drafts/request-draft.ts'
import { filled } from '../drafts/typed.ts'
import type { Issue } from '../issue.ts'

/** B §5 Payment: a method and the terms box; both messages may show together. Fields are named `payment.…`. */
export const paymentIssues = ({ optionId, agreed }: PaymentDraft): readonly Issue[] => [
  ...(filled(optionId) ? [] : [{ field: 'payment.optionId', code: 'paymentOptionRequired' } as const]),
  ...(agreed ? [] : [{ field: 'payment.agreed', code: 'termsRequired' } as const]),
]
