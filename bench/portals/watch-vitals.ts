import type { Page } from 'playwright-core'

/** A layout shift that no press caused, with the elements that moved. */
interface Shift {
  readonly at: number
  readonly value: number
  readonly moved: readonly string[]
}

/** A press or key: time from the event to the next paint, and its control. */
interface Interaction {
  readonly control: string
  readonly duration: number
}

/** Figures of one document; times in milliseconds. */
export interface Vitals {
  /** For each new heading after the first: from the press of a button to the paint of the heading. */
  readonly headings: readonly { readonly title: string; readonly after: number; readonly painted: number }[]
  readonly shifts: readonly Shift[]
  readonly interactions: readonly Interaction[]
}

/** Runs in the page before its own scripts. */
const watch = () => {
  const vitals = {
    headings: [] as { title: string; after: number; painted: number }[],
    shifts: [] as Shift[],
    interactions: [] as Interaction[],
  }
  Object.assign(window, { vitals })
  const nameOf = (node: Node | null | undefined): string => {
    const element = node instanceof Element ? node : node?.parentElement
    const control = element?.closest('label')?.control ?? element?.closest('[id^=field-], button, a, input, select')
    if (!control) return element?.tagName.toLowerCase() ?? 'text'
    return control.id || `${control.tagName.toLowerCase()} ${control.textContent?.trim().slice(0, 24) ?? ''}`
  }
  let pressed = 0
  addEventListener(
    'click',
    ({ timeStamp, target }) => {
      if (target instanceof Element && target.closest('main button, main a')) pressed = timeStamp
    },
    true,
  )
  let shown: string | undefined
  const look = () => {
    // A second heading that takes the focus is a new page too: all steps are completed.
    const title = Array.from(
      document.querySelectorAll('main h1, main h2[tabindex="-1"]'),
      ({ textContent }) => textContent,
    ).join(' ')
    if (!title || title === shown) return
    const isFirst = shown === undefined
    shown = title
    if (isFirst) return
    // The first task after the next frame: the heading has been painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        const painted = performance.now()
        vitals.headings.push({ title, after: painted - pressed, painted })
      }
      port2.postMessage('painted')
    })
  }
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      readonly value: number
      readonly hadRecentInput: boolean
      readonly sources: readonly { readonly node?: Node }[]
    })[])
      if (!entry.hadRecentInput)
        vitals.shifts.push({
          at: entry.startTime,
          value: entry.value,
          moved: entry.sources.map(({ node }) => nameOf(node)),
        })
  }).observe({ type: 'layout-shift', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (Reflect.get(entry, 'interactionId'))
        vitals.interactions.push({ control: nameOf(entry.target), duration: entry.duration })
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

export const watchVitals = (page: Page): Promise<unknown> => page.addInitScript(watch)

export const readVitals = (page: Page): Promise<Vitals> => page.evaluate(() => Reflect.get(window, 'vitals'))

/** Cumulative layout shift: the largest session window. A window has gaps under a second and lasts at most five seconds. */
export const cumulativeShift = (shifts: readonly Shift[]): number => {
  let [largest, sum, from, last] = [0, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { at, value } of shifts) {
    if (at - last > 1000 || at - from > 5000) [sum, from] = [0, at]
    sum += value
    last = at
    largest = Math.max(largest, sum)
  }
  return largest
}
