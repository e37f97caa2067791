import { stepStates } from '@invea/domain'
import { Stepper } from '@invea/ui'
import { useMemo } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { useDraft, useFromWizard, useWizard } from '../wizard/use-wizard.ts'
import { type Stage, stageStates } from './stages.ts'

/** A §2: the side menu of six stages with its checks and locks; all are locked until the terms and the type are done. */
export const UrgentStages = () => {
  const { t } = useTranslation(['urgent', 'request'])
  const wizard = useWizard()
  const draft = useDraft()
  const facts = useFromWizard(({ facts }) => facts())
  const step = useFromWizard(({ state }) => state().step)
  const states = useMemo(
    () => stageStates(stepStates(wizard.journey, step, draft, facts)),
    [wizard.journey, step, draft, facts],
  )
  const here = states.findIndex(({ state }) => state === 'current')
  const open = (stage: string) => {
    const to = states.find((one) => one.stage === (stage as Stage))?.to
    if (to !== undefined) wizard.goTo(to)
  }
  return (
    <Stepper
      label={t('request:stepsLabel')}
      progress={here < 0 ? t('urgent:before') : t('request:stepOf', { n: here + 1, total: states.length })}
      steps={states.map(({ stage, state, to }) => ({
        id: stage,
        title: t(`urgent:stage.${stage}`),
        state,
        fixed: to === undefined,
      }))}
      onSelect={open}
    />
  )
}
