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
