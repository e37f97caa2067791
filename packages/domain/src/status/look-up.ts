import { filled } from '../drafts/typed.ts'
import type { Result } from '../result.ts'

/** The two fields of the status look-up (B §2), as typed. */
export interface LookUpDraft {
  readonly applicationNumber?: string | undefined
  readonly confirmationNumber?: string | undefined
}

/** What is searched by. Both numbers together open the whole detail (D19). */
export type LookUp =
  | { readonly by: 'applicationNumber'; readonly applicationNumber: string; readonly confirmationNumber?: string }
  | { readonly by: 'confirmationNumber'; readonly confirmationNumber: string }

/** B §5: at least one number; numbers are read without the blanks and in the case people type them in. */
export const checkLookUp = (draft: LookUpDraft): Result<LookUp> => {
  const applicationNumber = clean(draft.applicationNumber)
  const confirmationNumber = clean(draft.confirmationNumber)
  if (applicationNumber !== undefined) {
    return {
      ok: true,
      value: { by: 'applicationNumber', applicationNumber, ...(confirmationNumber && { confirmationNumber }) },
    }
  }
  return confirmationNumber === undefined
    ? { ok: false, error: [{ field: 'lookUp.applicationNumber', code: 'lookupEmpty' }] }
    : { ok: true, value: { by: 'confirmationNumber', confirmationNumber } }
}

const clean = (text: string | undefined): string | undefined => filled(text?.replace(/\s/g, ''))?.toUpperCase()
