import { PageSection, Spinner } from '@invea/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense, use, useLayoutEffect } from 'react'
import { ConfigContext } from '../config/index.ts'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import { PortalApiContext } from './api-context.ts'
import { portalClient } from './portal-client.ts'

const Connected = ({ children }: { readonly children: ReactNode }) => {
  // Where the service is stands in the operator's file: no call may leave before it is read.
  const config = use(ConfigContext)
  const { serviceUrl } = config.known() ?? use(config.load())
  const language = useLanguage()
  const { api, queries, speak } = portalClient(serviceUrl)
  useLayoutEffect(() => speak(language), [speak, language])
  return (
    <QueryClientProvider client={queries}>
      <PortalApiContext value={api}>{children}</PortalApiContext>
    </QueryClientProvider>
  )
}

/**
 * Around every screen that calls the service. Not around the whole portal: pages that are only read do not pay for the client.
 * All of them share one client and one memory of answers.
 */
export const PortalService = ({
  children,
  fallback,
}: {
  readonly children: ReactNode
  /** What stands there until the service's address is known, and in a page rendered at build time. */
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
