import { createPortalClient, leavePath, type PortalApi } from '@invea/api'
import type { Language } from '@invea/domain'
import { PageSection, Spinner } from '@invea/ui'
import { type Query, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, use, useLayoutEffect, useSyncExternalStore } from 'react'
import { isSharedComputer, logOutName } from '../drafts/shared-computer.ts'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { serviceClock } from '../service-clock.ts'
import { PortalApiContext } from './api-context.ts'
import { ConfigContext } from './config-source.ts'
import { setRepeating } from './connection.ts'
import { deviceKeys } from './device-keys.ts'
import { showSession } from './member-store.ts'
import type { PortalConfig } from './portal-config.ts'
import { failureOf } from './queries.ts'

/** Milliseconds since 1970. */
let leavesToPayUntil = 0

/** Keeps the session when the page is left within a minute for the payment provider's page, which leads back to this tab. */
export const keepSessionForPayment = (): void => {
  leavesToPayUntil = Date.now() + 60_000
}

/**
 * On a shared computer, closing, leaving or reloading the page ends the session at the service. A page that shows the data of the last
 * person is loaded again: one that the browser takes from its memory (Back) when its session has ended, and every page after a log-out in
 * another tab.
 */
export const endSessionWithPage = (
  serviceUrl: string,
  hasSession: () => boolean,
  reload = () => location.reload(),
): void => {
  // Pages rendered at build time have no session.
  if (typeof window === 'undefined') return
  let hadSession = false
  let hasLeft = false
  const remember = () => {
    hadSession ||= hasSession()
  }
  for (const event of ['pointerdown', 'keydown', 'pageshow']) window.addEventListener(event, remember, true)
  window.addEventListener('pagehide', () => {
    if (!isSharedComputer() || Date.now() < leavesToPayUntil || !hasSession()) return
    hasLeft = true
    navigator.sendBeacon(serviceUrl + leavePath)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    leavesToPayUntil = 0
    if (persisted && (hasLeft || (hadSession && !hasSession()))) reload()
  })
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === logOutName && newValue && hadSession) reload()
  })
}

/** The API client and the query cache that all screens of a page share. */
export interface PortalClient {
  readonly api: PortalApi
  readonly queries: QueryClient
  /** Sets the language of the service's messages. */
  readonly setLanguage: (language: Language) => void
}

/** Number of automatic retries of a query that got no response, or that a busy service refused with a short wait. */
const retries = 2
/** Longest wait before an automatic retry. When the service asks for a longer one, the page shows a retry button. */
const maxRetryWaitSeconds = 10

/** Milliseconds until a failed query is sent again. Undefined when it is not sent again. */
const retryDelay = (failures: number, thrown: unknown): number | undefined => {
  const error = failureOf(thrown)
  if (failures >= retries) return undefined
  // Up to a third longer, so that phones do not all retry at the same moment.
  if (error.kind === 'unreachable') return 1_000 * 2 ** failures * (1 + Math.random() / 3)
  if (error.kind !== 'refused' || error.code !== 'unavailable' || error.retryAfterSeconds === undefined)
    return undefined
  return error.retryAfterSeconds <= maxRetryWaitSeconds ? error.retryAfterSeconds * 1_000 : undefined
}

const methodOf = ([input, init]: Parameters<typeof fetch>): string =>
  init?.method ?? (input instanceof Request ? input.method : 'GET')

/** Sets the clock from each response's date, except for GET: those may come from the browser's cache. */
const fetchAndUpdateClock: typeof fetch = async (...request) => {
  const sentAt = Date.now()
  const response = await fetch(...request)
  if (methodOf(request) !== 'GET') serviceClock.update(response.headers.get('date'), sentAt)
  return response
}

/** Deletes the cached responses of a member when the session ends or becomes that of another person. */
export const clearFormerMember = (
  { state, subscribe }: Pick<PortalApi['account'], 'state' | 'subscribe'>,
  queries: QueryClient,
): void => {
  let member: string | false = false
  subscribe(() => {
    const { kind, subject } = state()
    if (member && member !== subject) {
      // A running request is of the new session.
      queries.removeQueries({ type: 'inactive', fetchStatus: 'idle' })
      // Without a session the open screens show the sign-in.
      if (!subject) return
      void queries.resetQueries({ type: 'active' })
    }
    member = kind === 'member' && subject
  })
}

const createClient = (...[baseUrl, traces, loadConfig]: Parameters<typeof portalClient>): PortalClient => {
  let currentLanguage: Language = 'en'
  const api = createPortalClient({
    baseUrl,
    language: () => currentLanguage,
    fetch: async (...request) => {
      const timeout = new Promise<never>((_, reject) => request[1]?.signal?.addEventListener('abort', reject))
      const config = await Promise.race([loadConfig?.(), timeout])
      // The page starts again with the address that it has found.
      if (config && config.serviceUrl !== baseUrl) throw new TypeError('the service has another address')
      return fetchAndUpdateClock(...request)
    },
    traces: traces === 'yes',
    session: { device: deviceKeys, shared: isSharedComputer },
  })
  endSessionWithPage(baseUrl, () => api.account.state().kind !== 'none')
  const queries = new QueryClient({
    defaultOptions: {
      queries: {
        // Offline, a query fails with a message and a retry button instead of waiting silently.
        networkMode: 'always',
        retry: (failures, thrown) => retryDelay(failures, thrown) !== undefined,
        retryDelay: (failures, thrown) => retryDelay(failures, thrown) ?? 0,
      },
    },
  })
  // React Query does not send a failed query again when no screen uses it.
  const isRepeated = (query: Query) => query.isActive() && query.state.fetchFailureCount > 0
  queries.getQueryCache().subscribe(() => setRepeating(queries.isFetching({ predicate: isRepeated }) > 0))
  const signOut = async () => (await import('./end-session.ts')).endSession(api, queries)
  clearFormerMember(api.account, queries)
  api.account.subscribe(() => showSession(api.account.state(), signOut))
  return {
    api,
    queries,
    setLanguage: (language) => {
      currentLanguage = language
    },
  }
}

const clients = new Map<string, PortalClient>()

/**
 * Returns the client of a service address; created on first use and shared by all screens. Each call first runs `loadConfig`, which
 * repeats a failed request: the address of a page without its config.json may be wrong.
 */
export const portalClient = (
  baseUrl: string,
  traces?: string,
  loadConfig?: () => Promise<PortalConfig>,
): PortalClient => {
  const client = clients.get(baseUrl) ?? createClient(baseUrl, traces, loadConfig)
  clients.set(baseUrl, client)
  return client
}

const Connected = ({ children }: { readonly children: ReactNode }) => {
  // The service's address comes from the operator's configuration.
  const config = use(ConfigContext)
  const known = useSyncExternalStore(config.subscribe, config.known, config.known)
  const { serviceUrl, traceCalls } = known ?? use(config.load())
  const language = useLanguage()
  const { api, queries, setLanguage } = portalClient(serviceUrl, traceCalls, config.load)
  useLayoutEffect(() => setLanguage(language), [setLanguage, language])
  return (
    // Screens keep the client that they started with, so another address starts them again.
    <QueryClientProvider key={serviceUrl} client={queries}>
      <PortalApiContext value={api}>{children}</PortalApiContext>
    </QueryClientProvider>
  )
}

/**
 * Provides the API client and the query cache to screens that call the service. It is not around the whole portal, so that
 * static pages do not load the client. All screens share one client and one cache.
 */
export const ApiProvider = ({
  children,
  fallback,
}: {
  readonly children: ReactNode
  /** Shown until the service's address is known, and in prerendered pages. */
  readonly fallback?: ReactNode
}) => {
  const { t } = useTranslation('common')
  return (
    <Suspense
      fallback={
        fallback ?? (
          <PageSection>
            <Spinner label={t('loading')} />
          </PageSection>
        )
      }
    >
      <Connected>{children}</Connected>
    </Suspense>
  )
}
