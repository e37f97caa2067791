import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ConfigContext, type ConfigSource, createConfigSource, fetchConfigFile } from '../config/index.ts'
import { hasWords, TranslatorContext } from '../i18n/index.ts'
import { chunkLoadError, countChunkLoadErrors, handleChunkLoadErrors } from './chunk-load-error.ts'
import { keepOffline } from './keep-offline.ts'
import { isFormFirst, type PortalContext, portalRoot } from './portal-route.ts'
import { savePageState } from './restore-page-state.ts'

/** The app as browser and build draw it. */
export const portalElement = (router: AnyRouter, config: ConfigSource): ReactNode => {
  const { translator } = router.options.context as PortalContext
  return (
    <StrictMode>
      <ConfigContext value={config}>
        <TranslatorContext value={translator}>
          <RouterProvider router={router} />
        </TranslatorContext>
      </ConfigContext>
    </StrictMode>
  )
}

/** Resolves when nothing on the page is pressed; a key that is never let go, in another window perhaps, is not waited for. */
const whenLetGo = async ({ dataset }: HTMLElement): Promise<void> => {
  for (let look = 0; look < 50 && 'touched' in dataset; look += 1)
    await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Where a reader had scrolled to stays where it is: the router takes the first screen for a move to a new page, and goes to its top. */
const keepScroll = (router: AnyRouter) => {
  const top = scrollY
  const forget = router.subscribe('onRendered', () => {
    forget()
    if (top > 0) scrollTo({ top, behavior: 'instant' })
  })
}

/** True where a page rendered at build time stands: without its parts it is worth more than a word that they are lost. */
const canBeRead = (root: HTMLElement): boolean => root.hasChildNodes() && root.dataset.start !== 'now'

/**
 * Takes the page over. The first screen is loaded whole before anything is replaced, so that a page rendered at
 * build time stays until the same page, alive, takes its place (hydrating it would ask for every byte before the first click).
 */
export const renderPortal = async (router: AnyRouter, fetchStyles: () => Promise<unknown>): Promise<void> => {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  handleChunkLoadErrors()
  // A form has the style it is painted with; the whole of it comes behind the scripts, which somebody waits for.
  const styles = fetchStyles().catch(() => undefined)
  const config = createConfigSource(fetchConfigFile)
  const lostBefore = countChunkLoadErrors()
  await router.load()
  if (canBeRead(root) && countChunkLoadErrors() > lostBefore) throw chunkLoadError
  if (isFormFirst(router.state.matches)) await config.load()
  // Without a word to say the page that stands is the better one; the next sign of use tries again.
  const { translator } = router.options.context as PortalContext
  if (!hasWords(translator, portalRoot.staticData.words)) throw chunkLoadError
  if (root.dataset.start !== 'now') await styles
  await whenLetGo(root)
  const restorePageState = savePageState(root)
  keepScroll(router)
  document.documentElement.dataset.alive = ''
  const app = createRoot(root)
  flushSync(() => app.render(portalElement(router, config)))
  restorePageState()
  void config.load()
  if (import.meta.env.PROD) keepOffline()
}
