import { type Action, type Application, nextAction } from '@invea/domain'
import { Alert, Button, Card, Cluster, VisuallyHidden } from '@invea/ui'
import { useId } from 'react'
import { DetailRows } from './DetailRows.tsx'
import type { DisplayContext } from './display-context.ts'
import { NextStepLink, NextStepWords } from './NextStepPanel.tsx'
import { ViewLink } from './pages.tsx'
import { cardFacts, requestRows } from './request-rows.ts'
import { StatusTag } from './StatusTag.tsx'

/** First and father's name where they may be seen, else the first name the service shows (B §2, D19). */
const shownName = ({ firstName, applicant }: Application['persons'][number]) =>
  applicant ? `${applicant.personal.firstName} ${applicant.personal.fatherName}` : firstName

/** One stored request in a list, with what may be done about it: the service says what, the card leads there. */
export const ApplicationCard = ({
  application,
  display,
  isElsewhere = false,
}: {
  readonly application: Application
  readonly display: DisplayContext
  /** It belongs to the other portal, where everything is done. */
  readonly isElsewhere?: boolean
}) => {
  const { t } = display
  const { requestId, persons, status, actions, masked } = application
  const id = useId()
  const numbers = persons.map(({ applicationNumber }) => applicationNumber).join(', ')
  const facts = cardFacts(application).filter((fact) => fact !== 'requestStatus')
  const next = nextAction(application)
  // The next step has a button of its own above the others; a group that is not whole leads nowhere here.
  const isBeside = (action: Action) => action !== 'continue' && action !== next.action
  return (
    <Card tone="plain">
      <article aria-labelledby={id}>
        <Cluster justify="between" className="mb-3">
          <h2 id={id} className="text-xl">
            {persons.map(shownName).join(', ')}
          </h2>
          <StatusTag status={status} />
        </Cluster>
        <DetailRows
          rows={[
            { key: 'number', label: t('status:label.applicationNumber'), value: numbers },
            ...requestRows(application, facts, display),
          ]}
        />
        {/* B §2: notified; what is over needs no correction any more. */}
        {next.step === 'correction' && (
          <Alert tone="warning" className="mt-4">
            {t('status:notified')}
          </Alert>
        )}
        {isElsewhere ? null : masked ? (
          <p className="mt-4 text-sm text-muted">{t('status:masked.help')}</p>
        ) : (
          <div className="mt-4 flex flex-col gap-3">
            <NextStepWords application={application} display={display} />
            <NextStepLink application={application} display={display} />
          </div>
        )}
        <Cluster className="mt-4 max-sm:*:flex-auto">
          {actions.filter(isBeside).map((action) => (
            <Button key={action} asChild size="small" variant={action === 'cancel' ? 'danger' : 'secondary'}>
              <ViewLink request={requestId} view={action}>
                {t(`status:action.${action}`)}
                <VisuallyHidden>: {numbers}</VisuallyHidden>
              </ViewLink>
            </Button>
          ))}
        </Cluster>
      </article>
    </Card>
  )
}
