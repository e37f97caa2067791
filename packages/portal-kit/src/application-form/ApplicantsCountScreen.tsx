import { termsVersion } from '@invea/domain/application'
import { earliestArrivalMinutes } from '@invea/domain/appointment'
import { birthCertificateBelowAge } from '@invea/domain/attachments'
import { groupSizes, maxApplicants, type Party, type RequestDraft, withApplicantCount } from '@invea/domain/drafts'
import { Button, Card, Grid, GroupIcon, PersonIcon, Prose, Stack } from '@invea/ui'
import type { FormEvent } from 'react'
import { useTextByKey, useTranslation } from '../i18n/i18n.ts'
import { CheckField } from './CheckField.tsx'
import { useEditDraft, useRequestField, useWizard } from './use-wizard.ts'

/** A §9: the smallest and the largest group, for texts that mention them. */
export const groupLimits = { min: groupSizes[0], max: maxApplicants }

/** G5: the limits that the terms mention. */
export const termFigures = { age: birthCertificateBelowAge, minutes: earliestArrivalMinutes }

/**
 * A §2 step 1: the terms, the box, and the two ways to start, which work only with a tick. Without scripts it is a plain HTML form that
 * leads to the next step, with the answers in the address.
 */
export const ApplicantsCountScreen = () => {
  const { t } = useTranslation('request')
  const textOf = useTextByKey(['request', 'urgent'])
  const wizard = useWizard()
  const [agreed] = useRequestField('agreed')
  const edit = useEditDraft<RequestDraft>()
  const isAlive = typeof document !== 'undefined'
  const start = (event: FormEvent) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    // Without the tick the step shows the message and focuses the box.
    edit((draft) => withApplicantCount({ ...draft, party: (submitter as HTMLButtonElement).value as Party }))
    void wizard.next()
  }
  // Not `disabled`, so that a press without the tick shows the reason (A §5). Without scripts the required box does.
  const startButton = (party: Party) => ({
    type: 'submit' as const,
    name: 'start',
    value: party,
    formAction: wizard.pageAfter?.(party),
    'aria-disabled': isAlive ? !agreed : undefined,
    className: 'mt-auto',
  })
  return (
    <form className="terms" method="get" noValidate={isAlive} onSubmit={start}>
      <Stack gap={6}>
        <Prose>
          <p>{[t('terms.intro'), !wizard.kind.isUrgent && t('terms.duration')].filter(Boolean).join(' ')}</p>
          <ul>
            {wizard.kind.terms.map((term) => (
              <li key={term}>{textOf(term, termFigures)}</li>
            ))}
          </ul>
        </Prose>
        <CheckField field="agreed" label={t('terms.agree')} name="terms" value={termsVersion} required />
        <Stack as="section" gap={3}>
          <h2 className="text-xl">{t('terms.startTitle')}</h2>
          <Grid>
            <Card className="flex flex-col gap-3">
              <PersonIcon aria-hidden="true" className="size-9 text-primary" />
              <p className="text-muted">{t('terms.individualHelp')}</p>
              <Button {...startButton('individual')}>{t('terms.startIndividual')}</Button>
            </Card>
            <Card className="flex flex-col gap-3">
              <GroupIcon aria-hidden="true" className="size-9 text-primary" />
              <p className="text-muted">{t('terms.groupHelp', groupLimits)}</p>
              <Button variant="secondary" {...startButton('group')}>
                {t('terms.startGroup')}
              </Button>
            </Card>
          </Grid>
        </Stack>
      </Stack>
    </form>
  )
}
