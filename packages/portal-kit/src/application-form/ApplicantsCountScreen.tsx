import { groupSizes, type RequestDraft, withApplicantCount } from '@invea/domain/drafts'
import { Button, Card, Grid, GroupIcon, PersonIcon, Prose, Stack } from '@invea/ui'
import { useTranslation } from '../i18n/use-translation.ts'
import { CheckField } from './CheckField.tsx'
import { useEditDraft, useRequestField } from './use-field.ts'
import { useWizard } from './use-wizard.ts'

/** A §9: the smallest and the largest group, for texts that mention them. */
export const groupLimits = { min: groupSizes[0], max: groupSizes[groupSizes.length - 1] ?? groupSizes[0] }

/** A §2 step 1: the terms, the box, and the two ways to start, usable only after the tick. */
export const ApplicantsCountScreen = () => {
  const { t } = useTranslation('request')
  const wizard = useWizard()
  const [agreed] = useRequestField('agreed')
  const edit = useEditDraft<RequestDraft>()
  const start = (party: 'individual' | 'group') => {
    // Without the tick nothing is chosen: the message and the focus lead to the box.
    edit((draft) => withApplicantCount({ ...draft, party }))
    void wizard.next()
  }
  // Not `disabled`: pressed without the tick, the button shows why (A §5).
  const usable = {
    'aria-disabled': !agreed,
    className: 'mt-auto aria-disabled:border-line aria-disabled:bg-sunken aria-disabled:text-muted',
  }
  return (
    <Stack gap={6}>
      <Prose>
        <p>{[t('terms.intro'), !wizard.kind.timed && t('terms.duration')].filter(Boolean).join(' ')}</p>
        <ul>
          {wizard.kind.terms.map((term) => (
            <li key={term}>{t(`terms.${term}`)}</li>
          ))}
        </ul>
      </Prose>
      <CheckField field="agreed" label={t('terms.agree')} />
      <Stack as="section" gap={3}>
        <h2 className="text-xl">{t('terms.startTitle')}</h2>
        <Grid>
          <Card className="flex flex-col gap-3">
            <PersonIcon aria-hidden="true" className="size-9 text-primary" />
            <p className="text-muted">{t('terms.individualHelp')}</p>
            <Button {...usable} onClick={() => start('individual')}>
              {t('terms.startIndividual')}
            </Button>
          </Card>
          <Card className="flex flex-col gap-3">
            <GroupIcon aria-hidden="true" className="size-9 text-primary" />
            <p className="text-muted">{t('terms.groupHelp', groupLimits)}</p>
            <Button variant="secondary" {...usable} onClick={() => start('group')}>
              {t('terms.startGroup')}
            </Button>
          </Card>
        </Grid>
      </Stack>
    </Stack>
  )
}
