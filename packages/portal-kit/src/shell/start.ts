/** The part of the Network Information API with the data saver. */
interface Connection {
  readonly saveData?: boolean
}

/** Events that show that the page is about to be used. */
const intents = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

/** True for a form that navigates to the next page with its answers in the address. */
const navigatesToNextPage = (form: HTMLFormElement | null) => form?.getAttribute('method') === 'get'

/** Adds the current search parameters, such as a preselected service, to the answers of a form. */
const keepSearch = (root: HTMLElement) =>
  root.addEventListener('formdata', ({ target, formData }) => {
    if (!navigatesToNextPage(target as HTMLFormElement)) return
    for (const [name, value] of new URLSearchParams(location.search)) if (!formData.has(name)) formData.set(name, value)
  })

/** Marks the last button pressed. The app presses it again after it has replaced the page. */
const rememberPress = (root: HTMLElement) =>
  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button')
    // A form with its own address navigates without the app.
    if (!button || navigatesToNextPage(button.form)) return
    root.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
    button.dataset.pressed = ''
  })

/** Milliseconds. Longer than the delay between release and click. */
const clickDelay = 50

/** Milliseconds before a failed start of an unreadable page is repeated. Doubles each time, up to half a minute. */
const firstRetryDelay = 1000

/** Marks the page while something on it is pressed, because a click is lost when its element is replaced. */
const rememberTouch = (root: HTMLElement) => {
  for (const down of ['pointerdown', 'keydown']) {
    addEventListener(down, () => {
      root.dataset.touched = ''
    })
  }
  for (const up of ['pointerup', 'pointercancel', 'keyup']) {
    addEventListener(up, () => setTimeout(() => delete root.dataset.touched, clickDelay))
  }
}

const whenIdle = (work: () => void) => {
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 200)
}

const whenLoaded = (work: () => void) => {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}

/**
 * Starts the app: at once on a page without readable content (`data-start="now"` on the root), otherwise when the page has loaded and the
 * device is idle. With the data saver on, only on the first sign of use. Without readable content a failed start is repeated also without
 * any use, because the visitor sees only that the page opens.
 */
export const startApp = (start: () => Promise<unknown>): void => {
  // All styles are in cascade layers: Chrome 99, Firefox 97, Safari 15.4. Without them a page stays as it was sent, readable and with links.
  if (typeof CSSLayerBlockRule === 'undefined') return
  const root = document.getElementById('root')
  const { connection } = navigator as Navigator & { connection?: Connection }
  const isReadable = root?.hasChildNodes() && root.dataset.start !== 'now'
  let started = false
  let retryDelay = firstRetryDelay
  if (root) {
    rememberPress(root)
    rememberTouch(root)
    keepSearch(root)
  }
  const listen = () => {
    for (const intent of intents) addEventListener(intent, once, { passive: true })
  }
  const once = () => {
    if (started) return
    started = true
    for (const intent of intents) removeEventListener(intent, once)
    // After a failed import a readable page stays as rendered, with working links. The next sign of use tries again.
    start().catch(() => {
      started = false
      listen()
      if (isReadable) return
      setTimeout(once, retryDelay)
      retryDelay = Math.min(retryDelay * 2, 30_000)
    })
  }
  if (!isReadable) once()
  else {
    listen()
    if (!connection?.saveData) whenLoaded(() => whenIdle(once))
  }
}
