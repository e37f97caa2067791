const textOf = (element: Element | null | undefined) => element?.textContent ?? ''

/** What an element is called, in both drawings of a page: its own words, or those of its label. */
const nameOf = (element: Element) => textOf((element as HTMLInputElement).labels?.[0] ?? element)

/** How to find an element again, when another drawing of the page has taken its place. */
const remember = <T extends Element>(root: ParentNode, element: T) => {
  const name = nameOf(element)
  return () => [...root.querySelectorAll<T & HTMLElement>(element.localName)].find((other) => nameOf(other) === name)
}

/** Fills a field in as a person would, so that the app hears of it. */
const fillIn = (field: HTMLInputElement | undefined, { checked, value }: HTMLInputElement) => {
  if (!field) return
  if (field.checked !== checked) field.click()
  if (field.value === value) return
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Remembers what a reader has done to a page (rows opened, boxes ticked, fields filled in, the button pressed last) and
 * where the keyboard stands; the answer gives all that to the page that has taken its place. Somebody who saves data
 * starts the app by the very tap that opens a row.
 */
export const keepPlace = (root: ParentNode & Node): (() => void) => {
  const opened = [...root.querySelectorAll('details[open] > summary')].map(textOf)
  const filled = [...root.querySelectorAll('input')]
    .filter(({ checked, defaultChecked, value, defaultValue }) => checked !== defaultChecked || value !== defaultValue)
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
    // When the fields have been heard of.
    if (pressed) setTimeout(() => pressed()?.click())
  }
}
