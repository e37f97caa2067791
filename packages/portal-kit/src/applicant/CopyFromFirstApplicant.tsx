import type { ApplicantDraft, FamilyMemberDraft } from '@invea/domain'
import { Button } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'
import { useDraft, useEditApplicant } from '../wizard/index.ts'

/** Removes the id, because the service has not stored the copied member yet. */
const withoutId = ({ id: _stored, ...member }: FamilyMemberDraft): FamilyMemberDraft => member

const copies = {
  address: (first: ApplicantDraft) => ({ address: first.address }),
  family: (first: ApplicantDraft) => ({ family: first.family.map(withoutId) }),
} as const

/** True when a step's answers can be copied from the first applicant. */
export const isCopied = (step: string): step is keyof typeof copies => step in copies

/** Copies a step's answers from the first applicant, because families often share an address and relatives. */
export const CopyFromFirstApplicant = ({ part }: { readonly part: keyof typeof copies }) => {
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
