import type { RequestDraft } from '@invea/domain/drafts'
import { Accordion, Alert, Button } from '@invea/ui'
import { type ComponentType, useState } from 'react'
import type { CommandTable } from '../application-form/commands.ts'
import { useDraft, useFromWizard, useWizard } from '../application-form/use-wizard.ts'
import { useLanguage, useTranslation } from '../i18n/use-translation.ts'
import { GroupPanel } from './GroupPanel.tsx'
import { type GroupJourney, hasCompleted } from './group-journey.ts'

export interface GroupScreenProps<Draft extends RequestDraft, Scope, Id extends string> {
  readonly applicantJourney: GroupJourney<Draft, Scope, Id>
  /** The screens of one applicant; a step without a screen does not compile. */
  readonly screens: Readonly<Record<Id, ComponentType>>
  readonly commands: () => Promise<CommandTable<Draft>>
}

/** A §2: in group mode each applicant is a panel. The screens inside are those an individual sees. */
export const GroupScreen = <Draft extends RequestDraft, Scope, Id extends string>({
  applicantJourney,
  screens,
  commands,
}: GroupScreenProps<Draft, Scope, Id>) => {
  const { t } = useTranslation(['applicant', 'attachments', 'request'])
  const wizard = useWizard()
  const language = useLanguage()
  const draft = useDraft() as Draft
  const facts = useFromWizard(({ facts }) => facts())
  const done = draft.applicants.map((_, at) => hasCompleted(applicantJourney, draft, at, facts))
  const [open, setOpen] = useState(() => Math.max(0, done.indexOf(false)))
  return (
    <>
      <p>{t('applicant:groupIntro')}</p>
      <Accordion>
        {draft.applicants.map((_, at) => (
          <GroupPanel
            // biome-ignore lint/suspicious/noArrayIndexKey: the position is who the applicant is
            key={at}
            position={at}
            draft={draft}
            facts={facts}
            language={language}
            applicantJourney={applicantJourney}
            screens={screens}
            commands={commands}
            open={open === at}
            onToggle={(isOpen) => setOpen((before) => (isOpen ? at : before === at ? -1 : before))}
            onDone={() => setOpen(done.findIndex((isDone, other) => !isDone && other !== at))}
          />
        ))}
      </Accordion>
      {done.every(Boolean) && (
        <>
          <Alert tone="success">{t('attachments:completed.title')}</Alert>
          <Button width="phone" className="sm:min-w-40 sm:self-end" onClick={() => void wizard.next()}>
            {t('request:toSummary')}
          </Button>
        </>
      )}
    </>
  )
}
