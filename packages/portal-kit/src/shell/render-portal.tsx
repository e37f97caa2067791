import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { ConfigContext, createConfigSource, fetchConfigFile } from '../config/index.ts'
import { hasWords } from '../i18n/index.ts'
import { keepOffline } from './keep-offline.ts'
import { keepPlace } from './keep-place.ts'
import { keepPageWithoutChunk, lostChunk } from './lost-chunk.ts'
import { type PortalContext, portalRoot } from './portal-route.ts'

const config = createConfigSource(fetchConfigFile)

/** The app as browser and build draw it. */
export const portalElement = (router: AnyRouter): ReactNode => {
  const { translator } = router.options.context as PortalContext
  return (
    <StrictMode>
      <ConfigContext value={config}>
        <I18nextProvider i18n={translator}>
          <RouterProvider router={router} />
        </I18nextProvider>
      </ConfigContext>
    </StrictMode>
  )
}

/**
 * Takes the page over. The first screen is loaded whole before anything is replaced, so that a page rendered at
 * build time stays until the same page, alive, takes its place (hydrating it would ask for every byte before the first click).
 */
export const renderPortal = async (router: AnyRouter): Promise<void> => {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  keepPageWithoutChunk()
  await router.load()
  // Without a word to say the page that stands is the better one; the next sign of use tries again.
  const { translator } = router.options.context as PortalContext
  if (!hasWords(translator, portalRoot.staticData.words)) throw lostChunk
  const restorePlace = keepPlace(root)
  document.documentElement.dataset.alive = ''
  const app = createRoot(root)
  flushSync(() => app.render(portalElement(router)))
  restorePlace()
  void config.load()
  if (import.meta.env.PROD) keepOffline()
}
