// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { savePageState } from './render-portal.tsx'

const page =
  '<details><summary>New passport</summary>documents</details><details><summary>Lost passport</summary>documents</details>'

test('rows stay open and the focus stays when the app replaces the page', () => {
  document.body.innerHTML = page
  const [, lost] = document.querySelectorAll('details')
  if (!lost) throw new Error('no row')
  lost.open = true
  lost.querySelector('summary')?.focus()
  const restore = savePageState(document.body)
  document.body.innerHTML = page
  restore()
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true])
  expect(document.activeElement?.textContent).toBe('Lost passport')
})

test('leaves an untouched page unchanged', () => {
  document.body.innerHTML = page
  const restore = savePageState(document.body)
  restore()
  expect(document.querySelector('details[open]')).toBeNull()
  expect(document.activeElement).toBe(document.body)
})

const form =
  '<label><input type="checkbox">I agree</label><label>Number<input value=""></label><label>Other<input value=""></label><button>Start</button>'

const standForm = () => {
  document.body.innerHTML = form
  const [agree, number] = document.querySelectorAll('input')
  const button = document.querySelector('button')
  if (!agree || !number || !button) throw new Error('no form')
  return { agree, number, button }
}

test('replays ticks and typed text in the new form, then presses the button', async () => {
  const before = standForm()
  before.agree.checked = true
  before.number.value = 'A-17'
  before.button.dataset.pressed = ''
  const restore = savePageState(document.body)
  const after = standForm()
  const heard = vi.fn()
  for (const event of ['change', 'input']) document.body.addEventListener(event, () => heard(event))
  after.button.addEventListener('click', () => heard(`${after.agree.checked} ${after.number.value}`))
  restore()
  await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith('true A-17'))
  expect(heard).toHaveBeenCalledWith('change')
  expect(heard).toHaveBeenCalledWith('input')
})

test('sends no events to an untouched form', () => {
  standForm()
  const restore = savePageState(document.body)
  standForm()
  const heard = vi.fn()
  for (const event of ['change', 'input', 'click']) document.body.addEventListener(event, heard)
  restore()
  expect(heard).not.toHaveBeenCalled()
})

test('restores the choice of a list and of a group of radio buttons', () => {
  const choices =
    '<label>Size<select><option value="" selected>Choose</option><option value="3">3</option></select></label>' +
    '<label><input type="radio" name="type" value="new">New</label><label><input type="radio" name="type" value="lost">Lost</label>'
  const showPage = () => {
    document.body.innerHTML = choices
    const [size, lost] = [document.querySelector('select'), document.querySelector<HTMLInputElement>('[value=lost]')]
    if (!size || !lost) throw new Error('no choices')
    return { size, lost }
  }
  const before = showPage()
  before.size.value = '3'
  before.lost.checked = true
  const restore = savePageState(document.body)
  const after = showPage()
  const changed = vi.fn()
  document.body.addEventListener('change', ({ target }) => changed((target as HTMLInputElement).value))
  restore()
  expect(after.size.value).toBe('3')
  expect(after.lost.checked).toBe(true)
  expect(changed.mock.calls.flat().sort()).toEqual(['3', 'lost'])
})
