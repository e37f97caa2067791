import type { ApplicantDraft, FamilyMemberDraft } from '@invea/domain'
import { Button } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'
import { useDraft, useEditApplicant } from '../wizard/index.ts'

/** A member as somebody else's: the service has not stored it yet. */
const withoutId = ({ id: _stored, ...member }: FamilyMemberDraft): FamilyMemberDraft => member

const copies = {
  address: (first: ApplicantDraft) => ({ address: first.address }),
  family: (first: ApplicantDraft) => ({ family: first.family.map(withoutId) }),
} as const

/** Whether a step's answers may be taken from the first applicant. */
export const isCopied = (step: string): step is keyof typeof copies => step in copies

/** Families share a house and relatives: one tap takes the first applicant's. */
export const CopyFirst = ({ part }: { readonly part: keyof typeof copies }) => {
  const { t } = useTranslation('applicant')
  const [first] = useDraft().applicants
  const edit = useEditApplicant()
  if (!first) return null
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        onClick={() => edit((applicant) => ({ ...applicant, ...copies[part](first) }))}
      >
        {t('copyFirst')}
      </Button>
    </div>
  )
}
