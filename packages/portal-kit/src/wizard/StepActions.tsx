import { previousStep } from '@invea/domain'
import { Button } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'
import type { ScreenActions } from './screen.ts'
import { useFromWizard, useWizard } from './use-wizard.ts'

/** Back and Next. Back is disabled on the first step (A §4) and gone where the way back is closed, as after the sending; while the service is asked, Next waits in its place. */
export const StepActions = ({
  actions = 'next',
  disabled = false,
  next,
}: {
  readonly actions?: ScreenActions | undefined
  /** Something outside of the step must happen first. */
  readonly disabled?: boolean
  /** What Next is called here, where it does more than go on. */
  readonly next?: string | undefined
}) => {
  const { t } = useTranslation(['request', 'common'])
  const wizard = useWizard()
  const pending = useFromWizard(({ state }) => state().pending)
  const canGoBack = useFromWizard(
    ({ journey, keeper, state, facts }) =>
      previousStep(journey, state().step, keeper.draft().draft, facts()) !== undefined,
  )
  const isFirst = useFromWizard(({ journey, state }) => journey.steps[0]?.id === state().step)
  const label = next ?? (actions === 'submit' ? t('request:submit') : t('common:next'))
  if (actions === 'own' && !canGoBack && !isFirst) return null
  return (
    <div className="flex flex-col-reverse gap-3 pt-2 sm:flex-row sm:justify-between">
      {(canGoBack || isFirst) && (
        <Button variant="secondary" width="phone" disabled={!canGoBack || pending} onClick={wizard.back}>
          {t('common:back')}
        </Button>
      )}
      {actions !== 'own' && (
        <Button type="submit" width="phone" className="sm:ml-auto sm:min-w-40" pending={pending} disabled={disabled}>
          {pending ? t('request:sending') : label}
        </Button>
      )}
    </div>
  )
}
