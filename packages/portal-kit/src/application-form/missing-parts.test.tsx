// @vitest-environment happy-dom
import { someFacts } from '@invea/domain/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { type ComponentType, Suspense } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase } from '../drafts/database.ts'
import { createDraftStorage } from '../drafts/draft-storage.ts'
import { createDraftStore } from '../drafts/draft-store.ts'
import { chunkLoadError, lazyComponent } from '../shell/lazy-component.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { aSubmittedDraft, renderStep } from '../testing/render-step.tsx'
import { PendingRequestGuard } from './PendingRequestGuard.tsx'
import { ChunkErrorBoundary } from './StepNotices.tsx'
import { snapshotForm } from './wizard-snapshot.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 200 })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const expectReload = async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue(undefined)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(reload).not.toHaveBeenCalled()
  fireEvent.click(retry)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
}

const Missing = lazyComponent((): Promise<ComponentType> => Promise.reject(chunkLoadError))
const Content = () => (
  <ChunkErrorBoundary>
    <Suspense>
      <Missing />
    </Suspense>
  </ChunkErrorBoundary>
)

test('a part of a step that a newer release has replaced is fetched by loading the page again, once the draft is saved', async () => {
  await renderStep({ step: 'payment', Content, api: {} })
  await expectReload()
})

test('so are the commands of a request that waits for its response', async () => {
  const form = snapshotForm('sample', aSubmittedDraft)
  const disk = new IDBFactory()
  const storage = createDraftStorage(Date.now, () => openDatabase(disk))
  const pending = { payload: {}, subject: 'one', dependsOn: '' }
  const store = createDraftStore({
    form,
    draft: { ...form.empty(), idempotency: { submitApplicant: { fingerprint: '', key: 'one', pending } } },
    storage,
    isEphemeral: () => false,
  })
  const commands = () => Promise.reject(chunkLoadError)
  await renderScreen(
    () => (
      <PendingRequestGuard store={store} commands={commands} facts={someFacts()}>
        Form
      </PendingRequestGuard>
    ),
    { api: {} },
  )
  await expectReload()
})
