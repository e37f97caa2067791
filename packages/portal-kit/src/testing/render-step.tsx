import type { SessionState } from '@invea/api'
import type { PassportDraft } from '@invea/domain/drafts'
import { passportRequest, type StepId } from '@invea/domain/journeys'
import { aCompletePassportDraft } from '@invea/domain/testing'
import type { Namespace } from '@invea/locales'
import { IDBFactory } from 'fake-indexeddb'
import { type ComponentType, Fragment, type ReactNode, useState } from 'react'
import { type CommandTable, useRunCommand } from '../application-form/commands.ts'
import { FactsLoader } from '../application-form/FactsLoader.tsx'
import type { RequestKind, ScreenActions } from '../application-form/request-form.ts'
import { StepFrame } from '../application-form/StepFrame.tsx'
import { WizardProvider } from '../application-form/WizardProvider.tsx'
import { emptySnapshot, type IdempotencyEntries, type WizardSnapshot } from '../application-form/wizard-snapshot.ts'
import { openDatabase } from '../drafts/database.ts'
import { createDraftStorage, type DraftForm } from '../drafts/draft-storage.ts'
import { createDraftStore } from '../drafts/draft-store.ts'
import { isSharedComputer } from '../drafts/shared-computer.ts'
import { type PartialApi, renderScreen } from './render-screen.tsx'
import { succeeds, unreachable } from './responses.ts'

type Id = StepId<typeof passportRequest>

const kind: RequestKind<PassportDraft> = {
  requestTypeOf: ({ requestType }) => requestType,
  terms: ['request:terms.noProxy'],
}

const form: DraftForm<WizardSnapshot<PassportDraft>> = {
  id: 'sample',
  draftVersion: 1,
  migrations: {},
  empty: () => emptySnapshot(aCompletePassportDraft()),
}

/** A request with a stored applicant, the start of the steps after Submit. */
export const aSubmittedDraft = (changes: Partial<PassportDraft> = {}): PassportDraft => {
  const draft = aCompletePassportDraft()
  return {
    ...draft,
    submitted: { requestId: 12, confirmationNumber: 'CONF-1' },
    applicants: draft.applicants.map((applicant) => ({ ...applicant, requestPersonId: 11 })),
    ...changes,
  }
}

const noSession: SessionState = { kind: 'none', subject: '' }

/** Renders its content again from the beginning when the button Reload is pressed. The draft stays. */
export const Reopened = ({ children }: { readonly children: ReactNode }) => {
  const [key, reload] = useState(0)
  return (
    <>
      <Fragment key={key}>{children}</Fragment>
      <button type="button" onClick={() => reload(key + 1)}>
        Reload
      </button>
    </>
  )
}

/** Renders one step of a passport request in its frame, over a draft on its own device. */
export const renderStep = async (options: {
  readonly step: Id
  readonly Content: ComponentType
  readonly actions?: ScreenActions
  readonly api: PartialApi
  readonly draft?: PassportDraft
  /** Requests without a response; none by default. */
  readonly idempotency?: IdempotencyEntries
  readonly commands?: CommandTable<PassportDraft>
  /** Changes to the sample request. */
  readonly kind?: Partial<RequestKind<PassportDraft>>
  /** Additional namespaces. */
  readonly namespaces?: readonly Namespace[]
}) => {
  const { step, Content, api, draft = aSubmittedDraft(), idempotency = {}, commands = {}, namespaces = [] } = options
  const disk = new IDBFactory()
  const storage = createDraftStorage(Date.now, () => openDatabase(disk))
  const store = createDraftStore({ form, draft: { draft, idempotency }, storage, isEphemeral: isSharedComputer })
  const table = async () => commands
  // biome-ignore lint/correctness/noComponentHookFactories: one journey per test, never created again
  const Journey = ({ children }: { readonly children: ReactNode }) => {
    const [current, setCurrent] = useState<Id>(step)
    const runCommand = useRunCommand(store, table)
    return (
      <FactsLoader store={store}>
        {(_draft, facts) => (
          <WizardProvider
            journey={passportRequest}
            store={store}
            kind={{ ...kind, ...options.kind }}
            runCommand={runCommand}
            facts={facts}
            language="en"
            step={current}
            onGo={setCurrent}
          >
            {current === step ? children : <h1>{current}</h1>}
          </WizardProvider>
        )}
      </FactsLoader>
    )
  }
  const page = await renderScreen(
    () => (
      <Journey>
        <StepFrame Content={Content} actions={options.actions} />
      </Journey>
    ),
    {
      api: {
        ...api,
        requests: { mine: succeeds([]), ...api.requests },
        master: {
          all: unreachable,
          cities: unreachable,
          restrictions: succeeds([]),
          offices: unreachable,
          requestTypes: unreachable,
          ...api.master,
        },
        account: { state: () => noSession, subscribe: () => () => undefined, ...api.account },
        attachments: { required: succeeds([]), ...api.attachments },
      },
      namespaces,
    },
  )
  const saved = async () => (await storage.load(form))?.draft.draft
  return { ...page, draft: () => store.draft().draft, saved, storage }
}
