import { createPortalClient, type PortalApi } from '@invea/api'
import type { Language } from '@invea/domain'
import { QueryClient } from '@tanstack/react-query'
import { isSharedComputer } from '../drafts/shared-computer.ts'
import { deviceKeys } from '../session/device-keys.ts'
import { showSession } from '../session/member-store.ts'
import { endSessionWithPage } from '../session/shared-session.ts'
import { inServiceWords } from './localized-query.ts'
import { failureOf } from './query-failure.ts'
import { serviceClock } from './service-clock.ts'

/** The one client and the one memory of its answers, for all screens of a page. */
export interface PortalClient {
  readonly api: PortalApi
  readonly queries: QueryClient
  /** The language of the service's own messages from now on. */
  readonly speak: (language: Language) => void
}

/** How often a question that got no answer is asked again by itself; a refusal is an answer. */
const retries = 2

const methodOf = ([input, init]: Parameters<typeof fetch>): string =>
  init?.method ?? (input instanceof Request ? input.method : 'GET')

/** Each answer also says what time it is; one that may come out of the browser's cache says what time it was. */
const fetchAndLearn: typeof fetch = async (...request) => {
  const response = await fetch(...request)
  if (methodOf(request) !== 'GET') serviceClock.learn(response.headers.get('date'))
  return response
}

const makeClient = (baseUrl: string): PortalClient => {
  let spoken: Language = 'en'
  const api = createPortalClient({
    baseUrl,
    language: () => spoken,
    fetch: fetchAndLearn,
    session: { device: deviceKeys, shared: isSharedComputer },
  })
  endSessionWithPage(baseUrl, () => api.account.state().kind !== 'none')
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        // Offline a question fails with words and a retry, instead of waiting without a word.
        networkMode: 'always',
        retry: (failures, thrown) => failureOf(thrown).kind === 'unreachable' && failures < retries,
      },
    },
  })
  const signOut = async () => (await import('../session/end-session.ts')).endSession(api, queries)
  api.account.subscribe(() => showSession(api.account.state(), signOut))
  return {
    api,
    queries,
    speak: (language) => {
      if (language === spoken) return
      spoken = language
      void queries.invalidateQueries({ predicate: ({ meta }) => meta === inServiceWords })
    },
  }
}

const clients = new Map<string, PortalClient>()

/** The client of a service by its address: made on first use, shared by every screen after. */
export const portalClient = (baseUrl: string): PortalClient => {
  const client = clients.get(baseUrl) ?? makeClient(baseUrl)
  clients.set(baseUrl, client)
  return client
}
