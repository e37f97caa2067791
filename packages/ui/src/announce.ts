/** Milliseconds. A screen reader speaks only changes of a region that it has noticed before. */
const delay = 100

/** Milliseconds after which a sentence is removed: later it may be untrue, or in another language than the page. */
const lifetime = 5_000

let region: HTMLElement | undefined

/** The live region, in the open dialog or else on the page. */
const findRegion = (): HTMLElement => {
  const parent = document.querySelector('dialog[open]') ?? document.body
  if (region?.parentNode === parent) return region
  region?.remove()
  region = document.createElement('div')
  region.className = 'sr-only'
  region.setAttribute('aria-live', 'polite')
  parent.append(region)
  return region
}

let lastNumber = 0
let spokenNumber = 0

/** A dialog that was open may have closed meanwhile. A sentence that waits for that must not replace a newer one. */
const speak = (element: HTMLElement, number: number, noticed: HTMLElement): void => {
  if (number < spokenNumber) return
  const live = findRegion()
  if (live !== noticed) return void setTimeout(speak, delay, element, number, live)
  spokenNumber = number
  live.replaceChildren(element)
}

/** Speaks a sentence to screen readers without showing it, also while a dialog is open, which makes the page behind it silent. */
export const announce = (sentence: string): void => {
  // A new element for every call, so that the same sentence is spoken again.
  const element = document.createElement('p')
  element.textContent = sentence
  lastNumber += 1
  setTimeout(speak, delay, element, lastNumber, findRegion())
  setTimeout(() => element.remove(), lifetime)
}
