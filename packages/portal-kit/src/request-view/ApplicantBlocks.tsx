import type { ApplicationPerson } from '@invea/domain'
import { Stack } from '@invea/ui'
import { type ReactNode, useId } from 'react'
import { AttachmentLinks } from './AttachmentLinks.tsx'
import { addressRows, originIdRows, passportRows, personalRows } from './applicant-rows.ts'
import { DetailRows } from './DetailRows.tsx'
import { familyRows } from './family-rows.ts'
import type { Reading } from './reading.ts'

interface BlockProps {
  readonly title: string
  readonly level: 2 | 3
  readonly children: ReactNode
}

/** A titled part of a detail that a screen reader can jump to. */
export const Block = ({ title, level, children }: BlockProps) => {
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id}>
      <Heading id={id} className="mb-2 text-xl">
        {title}
      </Heading>
      {children}
    </section>
  )
}

export interface ApplicantBlocksProps {
  readonly person: ApplicationPerson
  readonly reading: Reading
  readonly level: 2 | 3
}

/** All that was said about one applicant, in the blocks of B §2. A person without data has a problem and says so. */
export const ApplicantBlocks = ({ person, reading, level }: ApplicantBlocksProps) => {
  const { applicant, attachments = [], applicationNumber, personStatus } = person
  const { t } = reading
  if (!applicant) return null
  const family = familyRows(applicant.family, reading)
  return (
    <Stack gap={8}>
      <Block title={t('summary:block.personal')} level={level}>
        <DetailRows
          rows={[
            { key: 'number', label: t('status:label.applicationNumber'), value: applicationNumber },
            {
              key: 'status',
              label: t('status:label.applicationStatus'),
              value: t(`status:personStatus.${personStatus}`),
            },
          ]}
        />
        <DetailRows rows={personalRows(applicant.personal, reading)} />
      </Block>
      <Block title={t('summary:block.address')} level={level}>
        <DetailRows rows={addressRows(applicant.address, reading)} />
      </Block>
      <Block title={t('summary:block.family')} level={level}>
        {family.length > 0 ? <DetailRows rows={family} /> : <p>{t('summary:noFamily')}</p>}
      </Block>
      {applicant.originId ? (
        <Block title={t('summary:block.originId')} level={level}>
          <DetailRows rows={originIdRows(applicant.originId, reading)} />
        </Block>
      ) : (
        <Block title={t('summary:block.passport')} level={level}>
          <DetailRows rows={passportRows(applicant.passport, reading)} />
        </Block>
      )}
      <Block title={t('summary:block.attachments')} level={level}>
        <AttachmentLinks attachments={attachments} />
      </Block>
    </Stack>
  )
}
