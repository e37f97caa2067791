import { PageSection, Spinner } from '@invea/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, use, useLayoutEffect } from 'react'
import { useLanguage, useTranslation } from '../i18n/use-translation.ts'
import { PortalApiContext } from './api-context.ts'
import { ConfigContext } from './config-source.ts'
import { portalClient } from './portal-client.ts'

const Connected = ({ children }: { readonly children: ReactNode }) => {
  // The operator's configuration has the service's address: wait until it is read.
  const config = use(ConfigContext)
  const { serviceUrl, traceCalls } = config.known() ?? use(config.load())
  const language = useLanguage()
  const { api, queries, setLanguage } = portalClient(serviceUrl, traceCalls)
  useLayoutEffect(() => setLanguage(language), [setLanguage, language])
  return (
    <QueryClientProvider client={queries}>
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
