import type { ApiError } from '@invea/api'
import { Button, Stack, useAnnounce } from '@invea/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import { applicationQueries } from '../request-view/application-queries.ts'
import { randomKey } from '../wizard/random-key.ts'
import { useEditApplicant } from '../wizard/use-field.ts'
import { withStored } from './chosen-file.ts'
import { type FamilyPaper, familyPapers } from './family-documents.ts'

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
  /** One key a wish: a repeated try of the same paper is the same wish. */
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
