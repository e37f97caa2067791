const textOf = (element: Element | null) => element?.textContent ?? ''

/**
 * Remembers which rows of a page a reader has opened and where the keyboard stands; the answer gives both to the page
 * that has taken its place. Somebody who saves data starts the app by the very tap that opens a row.
 */
export const keepPlace = (root: ParentNode & Node): (() => void) => {
  const opened = [...root.querySelectorAll('details[open] > summary')].map(textOf)
  const { activeElement } = document
  const focused = root.contains(activeElement) ? activeElement : null
  return () => {
    for (const row of root.querySelectorAll('details')) {
      if (opened.includes(textOf(row.querySelector('summary')))) row.open = true
    }
    if (!focused) return
    const alike = [...root.querySelectorAll<HTMLElement>(focused.localName)]
    alike.find((element) => textOf(element) === textOf(focused))?.focus({ preventScroll: true })
  }
}
