import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { ConfigContext, type ConfigSource, createConfigSource, fetchConfigFile } from '../api/config-source.ts'
import { basePath } from '../i18n/address.ts'
import { hasWords, I18nProvider } from '../i18n/i18n.ts'
import { chunkLoadError, countChunkLoadErrors, handleChunkLoadErrors } from './lazy-component.ts'
import { isFormFirst, type PortalContext, portalRoot } from './portal-route.ts'

const textOf = (element: Element | null | undefined) => element?.textContent ?? ''

/** Name of an element, the same in the prerendered and the hydrated page: its text or its label's text. */
const nameOf = (element: Element) => textOf((element as HTMLInputElement).labels?.[0] ?? element)

/** Returns a function that finds the same element after the page was rendered again. */
const remember = <T extends Element>(root: ParentNode, element: T) => {
  const name = nameOf(element)
  return () => [...root.querySelectorAll<T & HTMLElement>(element.localName)].find((other) => nameOf(other) === name)
}

type FilledField = HTMLInputElement | HTMLSelectElement

const isChanged = (field: FilledField): boolean =>
  'options' in field
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.checked !== field.defaultChecked || field.value !== field.defaultValue

/** Fills in a field with the events that React listens to. */
const fillIn = (field: FilledField | undefined, old: FilledField) => {
  if (!field) return
  if ('checked' in old && (field as HTMLInputElement).checked !== old.checked) field.click()
  if (field.value === old.value) return
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, old.value)
  field.dispatchEvent(new Event('options' in old ? 'change' : 'input', { bubbles: true }))
}

/**
 * Saves the state of a page before it is rendered again: open rows, ticked boxes, filled fields, the last button pressed, and
 * the focus. Returns a function that restores it. With the data saver on, the same tap that opens a row starts the app.
 */
export const savePageState = (root: ParentNode & Node): (() => void) => {
  const opened = [...root.querySelectorAll('details[open] > summary')].map(textOf)
  const filled = [...root.querySelectorAll<FilledField>('input, select')]
    .filter(isChanged)
    .map((field) => [field, remember(root, field)] as const)
  const { activeElement } = document
  const focused = activeElement && root.contains(activeElement) && remember(root, activeElement)
  const button = root.querySelector('[data-pressed]')
  const pressed = button && remember(root, button)
  return () => {
    for (const row of root.querySelectorAll('details')) {
      if (opened.includes(textOf(row.querySelector('summary')))) row.open = true
    }
    for (const [old, find] of filled) fillIn(find(), old)
    if (focused) focused()?.focus({ preventScroll: true })
    // After React has handled the fields.
    if (pressed) setTimeout(() => pressed()?.click())
  }
}

const isLoaded = (link: HTMLLinkElement): boolean => {
  try {
    return (link.sheet?.cssRules.length ?? 0) > 0
  } catch {
    // Chromium forbids reading a style sheet that failed to load.
    return false
  }
}

const request = (href: string): Promise<boolean> => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return new Promise((resolve) => {
    link.onload = () => resolve(true)
    link.onerror = () => {
      link.remove()
      resolve(false)
    }
    document.head.append(link)
  })
}

/** Resolves when the style sheet has loaded. Repeats failed requests, because a form cannot be read without it. */
export const loadStyles = async (href: string): Promise<void> => {
  const named = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  if (named.some(isLoaded)) return
  for (const link of named) link.remove()
  for (let wait = 500; !(await request(href)); wait = Math.min(wait * 2, 30_000))
    await new Promise((resolve) => setTimeout(resolve, wait))
}

/** Registers the service worker, so that visited pages open offline. Does nothing where workers are not available. */
export const registerServiceWorker = (): void => {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.register(`${basePath}sw.js`).catch(() => undefined)
}

/** Root element of the app, in the browser and when prerendering. */
export const portalElement = (router: AnyRouter, config: ConfigSource): ReactNode => {
  const { i18n } = router.options.context as PortalContext
  return (
    <StrictMode>
      <ConfigContext value={config}>
        <I18nProvider i18n={i18n}>
          <RouterProvider router={router} />
        </I18nProvider>
      </ConfigContext>
    </StrictMode>
  )
}

/** Resolves when nothing on the page is pressed. Waits at most one second, because a key may be released in another window. */
const whenReleased = async ({ dataset }: HTMLElement): Promise<void> => {
  for (let attempt = 0; attempt < 50 && 'touched' in dataset; attempt += 1)
    await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Keeps the scroll position: the router treats the first screen as a navigation and scrolls to the top. */
const keepScroll = (router: AnyRouter) => {
  const top = scrollY
  const unsubscribe = router.subscribe('onRendered', () => {
    unsubscribe()
    if (top > 0) scrollTo({ top, behavior: 'instant' })
  })
}

/** True on a prerendered page: when its scripts cannot be loaded, the page is more useful than an error message. */
const canBeRead = (root: HTMLElement): boolean => root.hasChildNodes() && root.dataset.start !== 'now'

/**
 * Starts the app. Loads the first screen completely before it replaces a page that was rendered at build time. Hydration would need every
 * byte before the first click.
 */
export const renderPortal = async (router: AnyRouter, stylesUrl: string): Promise<void> => {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root')
  handleChunkLoadErrors()
  // A form already has its critical styles; the rest loads after the scripts, which are needed first.
  const styles = loadStyles(stylesUrl)
  const config = createConfigSource(fetchConfigFile)
  // Loaded with the screen, so that the settings of a prerendered page do not change back to the defaults.
  void config.load()
  const lostBefore = countChunkLoadErrors()
  await router.load()
  if (canBeRead(root) && countChunkLoadErrors() > lostBefore) throw chunkLoadError
  if (isFormFirst(router.state.matches)) await config.load()
  // Without texts the prerendered page stays; the next input tries again.
  const { i18n } = router.options.context as PortalContext
  if (!hasWords(i18n, portalRoot.staticData.namespaces)) throw chunkLoadError
  if (root.dataset.start !== 'now') await styles
  await whenReleased(root)
  const restorePageState = savePageState(root)
  keepScroll(router)
  document.documentElement.dataset.alive = ''
  const app = createRoot(root)
  flushSync(() => app.render(portalElement(router, config)))
  restorePageState()
  void config.load()
  if (import.meta.env.PROD) registerServiceWorker()
}
