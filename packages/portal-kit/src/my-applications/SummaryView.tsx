import type { Application } from '@invea/domain'
import { Stack } from '@invea/ui'
import type { ReactNode } from 'react'
import { PassportDataPage } from '../applicant/PassportDataPage.tsx'
import { Block } from '../application-view/ApplicantBlocks.tsx'
import { AmharicNotice, ApplicantPanels } from '../application-view/ApplicantPanels.tsx'
import { changeLinks, DetailRows } from '../application-view/DetailRows.tsx'
import { requestRows, summaryFacts } from '../application-view/request-rows.ts'
import { useDisplayContext } from '../shell/display-context.ts'

export interface SummaryViewProps {
  readonly application: Application
  /** Where the Change links open the edit: the list from the form, another view where the summary is one itself. */
  readonly change: 'list' | 'view'
  /** The box at the end. */
  readonly children: ReactNode
}

/** B §2 Summary: everything as it was stored, the names first, with a Change link on every block. */
export const SummaryView = ({ application, change, children }: SummaryViewProps) => {
  const display = useDisplayContext()
  const { t } = display
  return (
    <Stack gap={8}>
      <p>
        {t('summary:intro')} {application.actions.includes('edit') && t('application:changeFree')}
      </p>
      <ApplicantPanels application={application} display={display} change={changeLinks(application, change, t)} />
      <Block title={t('summary:block.request')} level={2}>
        <DetailRows rows={requestRows(application, summaryFacts, display)} />
      </Block>
      <AmharicNotice application={application} />
      {application.persons.map(
        ({ requestPersonId, applicant }) =>
          applicant && <PassportDataPage key={requestPersonId} applicant={applicant} display={display} />,
      )}
      {children}
    </Stack>
  )
}
