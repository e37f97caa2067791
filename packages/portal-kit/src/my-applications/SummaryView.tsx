import { type Applicant, type Application, formatDate } from '@invea/domain'
import { namePairs } from '@invea/domain/applicant'
import { Stack } from '@invea/ui'
import { type ReactNode, useId } from 'react'
import { Block } from '../application-view/ApplicantBlocks.tsx'
import { AmharicNotice, ApplicantPanels } from '../application-view/ApplicantPanels.tsx'
import { changeLinks, DetailRows } from '../application-view/DetailRows.tsx'
import { requestRows, summaryFacts } from '../application-view/request-rows.ts'
import { NoWrap } from '../i18n/date-texts.tsx'
import { PricePanel } from '../payment/PaymentPanels.tsx'
import { useDisplayContext } from '../shell/display-context.ts'

interface EntryProps {
  readonly label: string
  readonly value: ReactNode
  readonly geez?: string | undefined
  readonly valueId?: string | undefined
}

const Entry = ({ label, value, geez, valueId }: EntryProps) => (
  <div>
    <dt className="text-xs text-muted">{label}</dt>
    <dd id={valueId} className="text-lg font-bold break-words">
      {/* Only names are in Latin letters in every language: monospaced fonts of many devices have no others. */}
      {geez === undefined ? value : <span className="font-mono tracking-wide">{value}</span>}
      {geez && (
        <span lang="am" className="block font-display">
          {geez}
        </span>
      )}
    </dd>
  </div>
)

/** The data page of the document with the applicant's data, as it will be printed. */
export const PassportDataPage = ({ personal, originId }: Applicant) => {
  const { t, reader, lists } = useDisplayContext()
  const { language } = reader
  const titleId = useId()
  // The first name in the label distinguishes the pages of a group.
  const nameId = useId()
  const day = (calendar: 'gregorian' | 'ethiopic') =>
    formatDate(personal.birthDate, { language, calendar, marked: true })
  const nationality = lists?.nationalities.find(({ id }) => id === personal.nationalityId)?.name[language]
  return (
    <section aria-labelledby={`${titleId} ${nameId}`} className="rounded-lg border-2 border-accent bg-accent-soft p-4">
      <h3 id={titleId} className="text-lg">
        {t(originId ? 'summary:dataPage.originId' : 'summary:dataPage.passport')}
      </h3>
      <p className="mt-1 mb-3 text-sm">{t('summary:dataPage.text')}</p>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:gap-x-6 sm:gap-y-3">
        {namePairs.map(([latin, geez]) => (
          <Entry
            key={latin}
            label={t(`field:personal.${latin}`)}
            value={personal[latin].toUpperCase()}
            geez={personal[geez]}
            valueId={latin === 'firstName' ? nameId : undefined}
          />
        ))}
        <Entry
          label={t('field:personal.birthDate')}
          value={<NoWrap words={`${day('gregorian')} (${day('ethiopic')})`} />}
        />
        <Entry label={t('field:personal.gender')} value={t(`choice:gender.${personal.gender}`)} />
        <Entry label={t('field:personal.birthPlace')} value={personal.birthPlace} />
        {nationality && <Entry label={t('field:personal.nationalityId')} value={nationality} />}
      </dl>
    </section>
  )
}

export interface SummaryViewProps {
  readonly application: Application
  /** Target of the Change links: the list of applications, or another view of the same page. */
  readonly change: 'list' | 'view'
  /** Content below the data: the confirmation. */
  readonly children: ReactNode
}

/** B §2 Summary: the stored data, names first, with a Change link on every block. */
export const SummaryView = ({ application, change, children }: SummaryViewProps) => {
  const display = useDisplayContext()
  const { t } = display
  return (
    <Stack gap={8}>
      <p>
        {t('summary:intro')} {application.actions.includes('edit') && t('application:changeFree')}
      </p>
      <ApplicantPanels application={application} change={changeLinks(application, change, t)} />
      <Block title={t('summary:block.request')} level={2}>
        <DetailRows rows={requestRows(application, summaryFacts, display)} />
      </Block>
      {/* D27: the payment follows the review. In other requests it is the next step, which shows the fee. */}
      {application.mode === 'urgent' && application.price && <PricePanel price={application.price} />}
      <AmharicNotice application={application} />
      {application.persons.map(
        ({ requestPersonId, applicant }) => applicant && <PassportDataPage key={requestPersonId} {...applicant} />,
      )}
      {children}
    </Stack>
  )
}
