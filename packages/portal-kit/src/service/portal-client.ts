import { createPortalClient, type PortalApi } from '@invea/api'
import type { Language } from '@invea/domain'
import { QueryClient } from '@tanstack/react-query'
import { failureOf } from './answer.ts'

/** The one client and the one memory of its answers, for all screens of a page. */
export interface PortalClient {
  readonly api: PortalApi
  readonly queries: QueryClient
  /** The language of the service's own messages from now on. */
  readonly speak: (language: Language) => void
}

/** How often a question that got no answer is asked again by itself; a refusal is an answer. */
const retries = 2

const makeClient = (baseUrl: string): PortalClient => {
  let spoken: Language = 'en'
  return {
    api: createPortalClient({ baseUrl, language: () => spoken }),
    queries: new QueryClient({
      defaultOptions: {
        queries: {
          // Offline a question fails with words and a retry, instead of waiting without a word.
          networkMode: 'always',
          retry: (failures, thrown) => failureOf(thrown).kind === 'unreachable' && failures < retries,
        },
      },
    }),
    speak: (language) => {
      spoken = language
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
