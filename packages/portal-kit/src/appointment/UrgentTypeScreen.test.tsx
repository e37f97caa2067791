// @vitest-environment happy-dom
import type { SessionState } from '@invea/api'
import type { PassportDraft } from '@invea/domain/drafts'
import { urgentPassport } from '@invea/domain/journeys'
import { aCompletePassportDraft, sampleNow, sampleToday } from '@invea/domain/testing'
import { fireEvent, screen } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { expect, test, vi } from 'vitest'
import { StepFrame } from '../application-form/StepFrame.tsx'
import { WizardProvider } from '../application-form/WizardProvider.tsx'
import { emptySnapshot } from '../application-form/wizard-snapshot.ts'
import { openDatabase } from '../drafts/database.ts'
import { createDraftStorage } from '../drafts/draft-storage.ts'
import { createDraftStore } from '../drafts/draft-store.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { unreachable } from '../testing/responses.ts'
import { UrgentTypeScreen } from './UrgentTypeScreen.tsx'

const noSession: SessionState = { kind: 'none', subject: '' }

test('A §2: Back is disabled on stage 1, and the type before it is a tap away', async () => {
  const draft = aCompletePassportDraft({ requestType: 'new', appointment: {} })
  const onGo = vi.fn()
  const store = createDraftStore({
    form: { id: 'sample', draftVersion: 1, migrations: {}, empty: () => emptySnapshot(draft) },
    draft: emptySnapshot<PassportDraft>(draft),
    storage: createDraftStorage(Date.now, () => openDatabase(new IDBFactory())),
    isEphemeral: () => false,
  })
  await renderScreen(
    () => (
      <WizardProvider
        journey={urgentPassport}
        store={store}
        kind={{ requestTypeOf: ({ requestType }) => requestType, terms: [], isUrgent: true, firstStage: 'urgent-type' }}
        facts={{ now: sampleNow, today: sampleToday, signedIn: true }}
        language="en"
        step="urgent-type"
        onGo={onGo}
      >
        <StepFrame Content={UrgentTypeScreen} />
      </WizardProvider>
    ),
    {
      api: {
        master: { all: unreachable, requestTypes: unreachable, offices: unreachable },
        account: { state: () => noSession, subscribe: () => () => undefined },
      },
      namespaces: ['booking', 'service'],
    },
  )
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true)
  expect(screen.getByText('You apply for:').textContent).toContain('New')
  fireEvent.click(screen.getByRole('button', { name: 'Change' }))
  expect(onGo).toHaveBeenCalledWith('appointment-type')
})
