import { previousStep } from '@invea/domain'
import { Button } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'
import type { ScreenActions } from './screen.ts'
import { useFromWizard, useWizard } from './use-wizard.ts'

/** Back and Next. Back is disabled where nothing lies before (A §4); while the service is asked, Next waits in its place. */
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
  const label = next ?? (actions === 'submit' ? t('request:submit') : t('common:next'))
  return (
    <div className="flex flex-col-reverse gap-3 pt-2 sm:flex-row sm:justify-between">
      <Button variant="secondary" width="phone" disabled={!canGoBack || pending} onClick={wizard.back}>
        {t('common:back')}
      </Button>
      {actions !== 'own' && (
        <Button type="submit" width="phone" className="sm:min-w-40" pending={pending} disabled={disabled}>
          {pending ? t('request:sending') : label}
        </Button>
      )}
    </div>
  )
}
