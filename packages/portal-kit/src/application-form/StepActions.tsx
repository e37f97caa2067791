import { isConcluded, nextStep, previousStep } from '@invea/domain/journeys'
import { Button } from '@invea/ui'
import { useTranslation } from '../i18n/use-translation.ts'
import type { ScreenActions } from './screen.ts'
import { useFromWizard, useWizard } from './use-wizard.ts'

/** Back and Next. Back is disabled on the first step (A §4) and absent after submission. Next shows a spinner during a command. */
export const StepActions = ({
  actions = 'next',
  disabled = false,
  next,
  back,
  single = false,
}: {
  readonly actions?: ScreenActions | undefined
  /** Something outside the step must happen first. */
  readonly disabled?: boolean
  /** Label of Next where it does more than go on. */
  readonly next?: string | undefined
  /** Label of Back. */
  readonly back?: string | undefined
  /** Single-step journey: Previous and Next are shown disabled; the last button ends the journey (B §2). */
  readonly single?: boolean
}) => {
  const { t } = useTranslation(['request', 'common'])
  const wizard = useWizard()
  const { pending, loading } = useFromWizard(({ state }) => state())
  const isFirst = useFromWizard(({ journey, kind, state }) =>
    [journey.steps[0]?.id, kind.firstStage].includes(state().step),
  )
  const canGoBack = useFromWizard(
    ({ journey, store, state, facts }) =>
      !isFirst && previousStep(journey, state().step, store.draft().draft, facts()) !== undefined,
  )
  const isLastBeforeSummary = useFromWizard(({ journey, store, state, facts }) => {
    const { step } = state()
    const { draft } = store.draft()
    return isConcluded(journey, step, draft, facts()) && nextStep(journey, step, draft, facts()) === 'summary'
  })
  const label =
    next ??
    (isLastBeforeSummary ? t('request:toSummary') : undefined) ??
    (actions === 'submit' ? t('request:submit') : t('common:next'))
  if (actions === 'own' && !canGoBack && !isFirst) return null
  return (
    <div className="flex gap-3 pt-2 max-sm:*:min-w-0 max-sm:*:flex-1 sm:justify-between">
      {(canGoBack || isFirst) && (
        <Button variant="secondary" width="phone" disabled={!canGoBack || pending} onClick={wizard.back}>
          {back ?? t('common:back')}
        </Button>
      )}
      {single && (
        <Button variant="secondary" width="phone" disabled>
          {t('common:next')}
        </Button>
      )}
      {actions !== 'own' && (
        <Button
          type="submit"
          width="phone"
          className="sm:ml-auto sm:min-w-40"
          pending={pending || loading === true}
          disabled={disabled || loading === 'inLine'}
        >
          {pending ? t('request:sending') : loading === true ? t('common:loading') : label}
        </Button>
      )}
    </div>
  )
}
