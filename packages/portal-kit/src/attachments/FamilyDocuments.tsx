import type { ApiError } from '@invea/api'
import type { Application } from '@invea/domain'
import { mayServeAs } from '@invea/domain/attachments'
import type { Words } from '@invea/domain/calendar'
import { Button, Stack, useAnnounce } from '@invea/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { applicationQueries } from '../api/application-queries.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { randomKey } from '../api/random-key.ts'
import { useEditApplicant } from '../application-form/use-field.ts'
import { useLanguage, useTranslation } from '../i18n/use-translation.ts'
import { withStored } from './chosen-file.ts'

/** A stored document of another family member that fits the required one. */
export interface FamilyPaper {
  readonly attachmentId: number
  readonly firstName: string
  /** What the paper is there. */
  readonly name: Words
}

/** Documents of the owner's other persons that can be used instead, one per person, those of the newest request first. */
export const familyPapers = (
  applications: readonly Application[],
  { requestPersonId, attachmentTypeId }: { readonly requestPersonId: number; readonly attachmentTypeId: number },
): readonly FamilyPaper[] =>
  applications
    .flatMap(({ persons }) => persons)
    .filter((person) => person.requestPersonId !== requestPersonId)
    .flatMap(({ firstName, attachments = [] }) =>
      attachments
        .filter((stored) => mayServeAs(stored.attachmentTypeId, attachmentTypeId))
        .slice(0, 1)
        .map(({ attachmentId, name }) => ({ attachmentId, firstName, name })),
    )

export interface FamilyPapersProps {
  readonly requestPersonId: number
  readonly attachmentTypeId: number
}

/** Offers the family's papers that the service already has, e.g. the holder's Origin ID, instead of sending them again. */
export const FamilyDocuments = ({ requestPersonId, attachmentTypeId }: FamilyPapersProps) => {
  const { t } = useTranslation('attachments')
  const language = useLanguage()
  const api = usePortalApi()
  const queries = useQueryClient()
  const announce = useAnnounce()
  const editApplicant = useEditApplicant()
  const { data = [] } = useQuery(applicationQueries.mine(api))
  const [pending, setPending] = useState<number>()
  const [failure, setFailure] = useState<ApiError>()
  /** Idempotency key of each document: a retry of the same document uses the same key. */
  const keys = useRef(new Map<number, string>())

  const take = async ({ attachmentId }: FamilyPaper) => {
    const key = keys.current.get(attachmentId) ?? randomKey()
    keys.current.set(attachmentId, key)
    setPending(attachmentId)
    setFailure(undefined)
    const copied = await api.attachments.copy({ requestPersonId, attachmentTypeId, attachmentId }, key)
    setPending(undefined)
    if (!copied.ok) return setFailure(copied.error)
    editApplicant((applicant) => withStored(applicant, [attachmentTypeId]))
    announce(t('state.sent'))
    await queries.invalidateQueries({ queryKey: applicationQueries.all })
  }

  const papers = familyPapers(data, { requestPersonId, attachmentTypeId })
  if (papers.length === 0) return null
  return (
    <Stack gap={2} className="mt-2">
      {papers.map((paper) => (
        <Button
          key={paper.attachmentId}
          variant="secondary"
          size="small"
          className="self-start"
          pending={pending === paper.attachmentId}
          onClick={() => void take(paper)}
        >
          {t('sameFile', { name: paper.firstName, document: paper.name[language] })}
        </Button>
      ))}
      {failure && <FailureNotice error={failure} />}
    </Stack>
  )
}
