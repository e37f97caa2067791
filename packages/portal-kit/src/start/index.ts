/** The part of a browser that tells whether its user pays for every byte. */
interface Connection {
  readonly saveData?: boolean
}

/** Signs that somebody is about to use the page. */
const intents = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const

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
 * page stands and the device is idle; who saves data pays for it only on the first sign of use.
 */
export const startApp = (start: () => Promise<unknown>): void => {
  const root = document.getElementById('root')
  const { connection } = navigator as Navigator & { connection?: Connection }
  let started = false
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
