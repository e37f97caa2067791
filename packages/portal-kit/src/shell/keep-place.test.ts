// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { keepPlace } from './keep-place.ts'

const page =
  '<details><summary>New passport</summary>papers</details><details><summary>Lost passport</summary>papers</details>'

test('rows stay open and the keyboard stays where it was when the app takes the page over', () => {
  document.body.innerHTML = page
  const [, lost] = document.querySelectorAll('details')
  if (!lost) throw new Error('no row')
  lost.open = true
  lost.querySelector('summary')?.focus()
  const restore = keepPlace(document.body)
  document.body.innerHTML = page
  restore()
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true])
  expect(document.activeElement?.textContent).toBe('Lost passport')
})

test('a page nobody has touched is left alone', () => {
  document.body.innerHTML = page
  const restore = keepPlace(document.body)
  restore()
  expect(document.querySelector('details[open]')).toBeNull()
  expect(document.activeElement).toBe(document.body)
})
