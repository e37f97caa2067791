/** The part of a browser that tells whether its user pays for every byte. */
interface Connection {
  readonly saveData?: boolean
}

/** Events that show that the page is about to be used. */
const intents = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

/** A form whose answers go into the address of the next page. */
const leadsOn = (form: HTMLFormElement | null) => form?.getAttribute('method') === 'get'

/** Keeps what the present address says, for instance the service of a link, beside the answers of its form. */
const keepSearch = (root: HTMLElement) =>
  root.addEventListener('formdata', ({ target, formData }) => {
    if (!leadsOn(target as HTMLFormElement)) return
    for (const [name, value] of new URLSearchParams(location.search)) if (!formData.has(name)) formData.set(name, value)
  })

/** Marks the button that was pressed last: the app presses it when it has taken the page over. */
const rememberPress = (root: HTMLElement) =>
  root.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('button')
    // A form with an address of its own needs no help to lead on.
    if (!button || leadsOn(button.form)) return
    root.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
    button.dataset.pressed = ''
  })

/** Longer than a finger's click comes after its release. */
const clickDelay = 50

/** Marks the page while something on it is pressed: a click belongs to one element, which must not be changed under the finger. */
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
 * Starts the app: at once where there is nothing to read before it (`data-start="now"` on the root), else when the
 * page is shown and the device is idle; with data saving on, only on the first sign of use.
 */
export const startApp = (start: () => Promise<unknown>): void => {
  const root = document.getElementById('root')
  const { connection } = navigator as Navigator & { connection?: Connection }
  let started = false
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
    // A lost part leaves the page as it was rendered: readable, its links work. The next sign of use tries again.
    start().catch(() => {
      started = false
      listen()
    })
  }
  if (!root?.hasChildNodes() || root.dataset.start === 'now') once()
  else {
    listen()
    if (!connection?.saveData) whenLoaded(() => whenIdle(once))
  }
}
