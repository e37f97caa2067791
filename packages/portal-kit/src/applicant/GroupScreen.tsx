import { applicantJourney, applicantWalk, isComplete, type PassportDraft } from '@invea/domain'
import { Accordion, Button } from '@invea/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/index.ts'
import { type CommandTable, useDraft, useFromWizard, useWizard } from '../wizard/index.ts'
import { type ApplicantScreens, GroupPanel } from './GroupPanel.tsx'

export interface GroupScreenProps {
  readonly screens: ApplicantScreens
  readonly commands: () => Promise<CommandTable<PassportDraft>>
}

/** A §2: in group mode each applicant is a panel. The screens inside are those an individual sees. */
export const GroupScreen = ({ screens, commands }: GroupScreenProps) => {
  const { t } = useTranslation(['applicant', 'common'])
  const wizard = useWizard()
  const language = useLanguage()
  const draft = useDraft() as PassportDraft
  const facts = useFromWizard(({ facts }) => facts())
  const done = draft.applicants.map((_, at) => isComplete(applicantJourney, applicantWalk(draft, at), facts))
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
            screens={screens}
            commands={commands}
            open={open === at}
            onToggle={(isOpen) => setOpen((before) => (isOpen ? at : before === at ? -1 : before))}
            onDone={() => setOpen(done.findIndex((isDone, other) => !isDone && other !== at))}
          />
        ))}
      </Accordion>
      {done.every(Boolean) && <Button onClick={() => void wizard.next()}>{t('common:next')}</Button>}
    </>
  )
}
