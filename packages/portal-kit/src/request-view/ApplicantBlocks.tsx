import type { Application, ApplicationPerson } from '@invea/domain'
import { Cluster, Stack } from '@invea/ui'
import { type ReactNode, useId } from 'react'
import { AttachmentLinks } from './AttachmentLinks.tsx'
import { addressRows, nameRows, originIdRows, passportRows, personalRows } from './applicant-rows.ts'
import type { ChangeLinks } from './ChangeLink.tsx'
import { DetailRows } from './DetailRows.tsx'
import type { DisplayContext } from './display-context.ts'
import { familyRows } from './family-rows.ts'
import type { EditPart } from './view-search.ts'

interface BlockProps {
  readonly title: string
  readonly level: 2 | 3
  /** The way to changing what the block shows. */
  readonly change?: ReactNode
  readonly children: ReactNode
}

/** A titled part of a detail that a screen reader can jump to. */
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

/** The three names, large, in Latin and Ge'ez letters side by side: what is printed in the document. */
const Names = ({ person, display }: { readonly person: ApplicationPerson; readonly display: DisplayContext }) =>
  person.applicant ? (
    <dl className="border-t border-line">
      {nameRows(person.applicant.personal, display).map(({ key, label, latin, geez }) => (
        <div key={key} className="border-b border-line py-2">
          <dt className="text-sm font-semibold text-muted">{label}</dt>
          <dd className="grid grid-cols-2 gap-x-4 font-display text-xl font-bold break-words">
            <span>{latin}</span>
            <span lang="am">{geez}</span>
          </dd>
        </div>
      ))}
    </dl>
  ) : null

export interface ApplicantBlocksProps {
  readonly application: Application
  readonly person: ApplicationPerson
  readonly display: DisplayContext
  readonly level: 2 | 3
  readonly change?: ChangeLinks | undefined
}

/** The status of one applicant: until the payment it is that of the request, so that no two differ. */
const applicationStatus = (
  { status }: Application,
  { personStatus }: ApplicationPerson,
  { t }: DisplayContext,
): string =>
  personStatus === 'initial' ? t(`status:requestStatus.${status}`) : t(`status:personStatus.${personStatus}`)

/** All that was said about one applicant, in the blocks of B §2. A person without data has a problem and says so. */
export const ApplicantBlocks = ({ application, person, display, level, change }: ApplicantBlocksProps) => {
  const { applicant, attachments = [], applicationNumber } = person
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
          <Names person={person} display={display} />
          <DetailRows
            rows={[
              ...personalRows(applicant.personal, display),
              { key: 'number', label: t('status:label.applicationNumber'), value: applicationNumber },
              {
                key: 'status',
                label: t('status:label.applicationStatus'),
                value: applicationStatus(application, person, display),
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
            <DetailRows rows={originIdRows(applicant.originId, display)} />,
          )
        : block(
            'travel-plan',
            t('summary:block.passport'),
            <DetailRows rows={passportRows(applicant.passport, display)} />,
          )}
      {block('attachments', t('summary:block.attachments'), <AttachmentLinks attachments={attachments} />)}
    </Stack>
  )
}
