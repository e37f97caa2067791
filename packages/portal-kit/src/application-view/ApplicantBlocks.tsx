import type { Applicant, Application } from '@invea/domain'
import type { FamilyMember } from '@invea/domain/applicant'
import { type ApplicationPerson, shownStatus } from '@invea/domain/application'
import type { StoredAttachment } from '@invea/domain/attachments'
import { Cluster, DescriptionList, Stack } from '@invea/ui'
import { type ReactNode, useId } from 'react'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { type DetailRow, type DisplayContext, useDisplayContext } from '../shell/display-context.ts'
import { addressRows, nameRows, originIdRows, passportRows, personalRows, reasonRows } from './applicant-rows.ts'
import { type ChangeLinks, DetailRows, FileLink } from './DetailRows.tsx'
import type { EditPart } from './view-search.ts'

/** Stored documents with their View File links (B §2). */
export const AttachmentLinks = ({ attachments }: { readonly attachments: readonly StoredAttachment[] }) => {
  const { t } = useTranslation('summary')
  const language = useLanguage()
  if (attachments.length === 0) return <p>{t('noAttachments')}</p>
  return (
    <DescriptionList>
      {attachments.map((document) => (
        <DescriptionList.Row key={document.attachmentId} label={document.name[language]}>
          <FileLink document={document} />
        </DescriptionList.Row>
      ))}
    </DescriptionList>
  )
}

/** Each family member by relation: the type as label, the names as value (B §2). */
export const familyRows = (
  family: readonly FamilyMember[],
  { t, reader, lists }: DisplayContext,
): readonly DetailRow[] =>
  family.map(({ relationId, firstName, grandfatherName }, at) => ({
    key: String(at),
    label:
      lists?.familyTypes.find(({ id }) => id === relationId)?.name[reader.language] ?? t('field:family.relationId'),
    value: `${firstName} ${grandfatherName}`.trim(),
  }))

interface BlockProps {
  readonly title: string
  readonly level: 2 | 3
  /** Link to change the content of the block. */
  readonly change?: ReactNode
  readonly children: ReactNode
}

/** A titled section of a detail. Screen readers can jump to it. */
export const Block = ({ title, level, change, children }: BlockProps) => {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id}>
      <Cluster justify="between" className="mb-2">
        <Heading id={id} className="text-xl">
          {title}
        </Heading>
        {change}
      </Cluster>
      {children}
    </section>
  )
}

/** The three names in large text, in Latin and Ge'ez letters side by side, as printed in the document. */
const Names = ({ personal }: Pick<Applicant, 'personal'>) => (
  <dl className="border-t border-line">
    {nameRows(personal, useDisplayContext()).map(({ key, label, latin, geez }) => (
      <div key={key} className="border-b border-line py-2">
        <dt className="text-sm font-semibold text-muted">{label}</dt>
        {/* A name that does not fit into half of a phone goes to a line of its own. */}
        <dd className="flex flex-wrap gap-x-4 font-display text-xl font-bold break-words">
          <span className="max-w-full flex-1">{latin}</span>
          <span lang="am" className="max-w-full flex-1">
            {geez}
          </span>
        </dd>
      </div>
    ))}
  </dl>
)

export interface ApplicantBlocksProps {
  readonly application: Application
  readonly person: ApplicationPerson
  readonly level: 2 | 3
  readonly change?: ChangeLinks | undefined
}

/** All data of one applicant, in the blocks of B §2. A person without data shows a problem. */
export const ApplicantBlocks = ({ application, person, level, change }: ApplicantBlocksProps) => {
  const { applicant, attachments = [], applicationNumber } = person
  const display = useDisplayContext()
  const { t } = display
  if (!applicant) return null
  const family = familyRows(applicant.family, display)
  const block = (part: EditPart, title: string, content: ReactNode) => (
    <Block title={title} level={level} change={change?.(part, title, person)}>
      {content}
    </Block>
  )
  return (
    <Stack gap={8}>
      {block(
        'personal-detail',
        t('summary:block.personal'),
        <>
          <Names personal={applicant.personal} />
          <DetailRows
            rows={[
              ...personalRows(applicant.personal, display),
              { key: 'number', label: t('status:label.applicationNumber'), value: applicationNumber },
              {
                key: 'status',
                label: t('status:label.applicationStatus'),
                // The status of each applicant follows that of the request.
                value: t(`status:requestStatus.${shownStatus(application)}`),
              },
            ]}
          />
        </>,
      )}
      {block('address', t('summary:block.address'), <DetailRows rows={addressRows(applicant.address, display)} />)}
      {block(
        'family',
        t('summary:block.family'),
        family.length > 0 ? <DetailRows rows={family} /> : <p>{t('summary:noFamily')}</p>,
      )}
      {applicant.originId
        ? block(
            'origin-id-detail',
            t('summary:block.originId'),
            <DetailRows
              rows={[
                // D43: the correction type. There is no booklet.
                ...passportRows(applicant.passport, display).filter(({ key }) => key === 'correctionType'),
                ...originIdRows(applicant.originId, display),
              ]}
            />,
          )
        : block(
            'travel-plan',
            t('summary:block.passport'),
            <DetailRows
              rows={[...passportRows(applicant.passport, display), ...reasonRows(applicant.requestReason, display)]}
            />,
          )}
      {block('attachments', t('summary:block.attachments'), <AttachmentLinks attachments={attachments} />)}
    </Stack>
  )
}
