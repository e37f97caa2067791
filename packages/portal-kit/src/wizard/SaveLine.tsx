import { Alert, Checkbox } from '@invea/ui'
import { use, useState, useSyncExternalStore } from 'react'
import { PortalApiContext } from '../api/api-context.ts'
import { isSharedComputer, setSharedComputer } from '../drafts/index.ts'
import { useTranslation } from '../i18n/index.ts'
import { deviceKeys } from '../session/device-keys.ts'
import { useWizard } from './use-wizard.ts'

/** Shows the save state, and the choice to save nothing on a shared device. */
export const SaveLine = () => {
  const { t } = useTranslation('request')
  const { store } = useWizard()
  // The first step is shown before the API client is loaded.
  const api = use(PortalApiContext)
  const state = useSyncExternalStore(store.subscribe, store.saveState, store.saveState)
  const [shared, setShared] = useState(() => isSharedComputer())
  const choose = (chosen: boolean) => {
    setSharedComputer(chosen)
    setShared(chosen)
    // Saves the draft, or deletes what was saved before the choice.
    store.change((snapshot) => ({ ...snapshot }))
    void store.flush()
    if (chosen) void deviceKeys.forget()
    void api?.account.followChoice()
  }
  return (
    <div className="mt-4 border-t border-line pt-2 text-sm sm:mt-8 sm:pt-4 print:hidden">
      {state === 'failed' ? (
        <Alert tone="warning" live>
          {t('saved.failed')}
        </Alert>
      ) : (
        // Not a live region: it changes with every input.
        <p className="text-muted">{t(`saved.${state}`)}</p>
      )}
      <Checkbox checked={shared} onChange={(event) => choose(event.currentTarget.checked)} hint={t('saved.sharedHint')}>
        {t('saved.shared')}
      </Checkbox>
    </div>
  )
}
