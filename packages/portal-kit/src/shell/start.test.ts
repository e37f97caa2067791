// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startApp } from './start.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  vi.stubGlobal('CSSLayerBlockRule', class {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const showPage = (html: string) => {
  document.body.innerHTML = html
}
const saveData = (saved: boolean) => vi.stubGlobal('navigator', { connection: { saveData: saved } })

test('a page without readable content starts the app at once', () => {
  showPage('<div id="root" data-start="now"><p>opening</p></div>')
  const start = vi.fn(async () => undefined)
  startApp(start)
  expect(start).toHaveBeenCalledOnce()
})

test('a browser without cascade layers keeps the page as it was sent', () => {
  vi.stubGlobal('CSSLayerBlockRule', undefined)
  showPage('<div id="root" data-start="now"><p>Update it</p></div>')
  const start = vi.fn(async () => undefined)
  startApp(start)
  dispatchEvent(new Event('pointerdown'))
  expect(start).not.toHaveBeenCalled()
})

test('a readable page waits until the device is idle', () => {
  saveData(false)
  showPage('<div id="root"><main>Home</main></div>')
  const start = vi.fn(async () => undefined)
  startApp(start)
  expect(start).not.toHaveBeenCalled()
  dispatchEvent(new Event('load'))
  vi.runAllTimers()
  expect(start).toHaveBeenCalledOnce()
})

test('with the data saver on, the first touch starts the app, only once', () => {
  saveData(true)
  showPage('<div id="root"><main>Home</main></div>')
  const start = vi.fn(async () => undefined)
  startApp(start)
  dispatchEvent(new Event('load'))
  vi.runAllTimers()
  expect(start).not.toHaveBeenCalled()
  dispatchEvent(new Event('pointerdown'))
  dispatchEvent(new Event('keydown'))
  expect(start).toHaveBeenCalledOnce()
})

test('a failed start is repeated at the next touch', async () => {
  saveData(true)
  showPage('<div id="root"><main>Home</main></div>')
  const start = vi.fn(async () => undefined).mockRejectedValueOnce(new TypeError('lost'))
  startApp(start)
  dispatchEvent(new Event('pointerdown'))
  await vi.waitFor(() => {
    dispatchEvent(new Event('pointerdown'))
    expect(start).toHaveBeenCalledTimes(2)
  })
})

test('a page without readable content repeats a failed start by itself, and stops when it has started', async () => {
  showPage('<div id="root" data-start="now"><p>opening</p></div>')
  const start = vi
    .fn(async () => undefined)
    .mockRejectedValueOnce(new TypeError('lost'))
    .mockRejectedValueOnce(new TypeError('lost'))
  startApp(start)
  await vi.advanceTimersByTimeAsync(1000)
  expect(start).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1999)
  expect(start).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(start).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(start).toHaveBeenCalledTimes(3)
})

test('marks the last button pressed before the app has started', () => {
  saveData(true)
  showPage('<div id="root"><button>One</button><button><b>Two</b></button></div>')
  startApp(async () => undefined)
  document.querySelector('button')?.click()
  document.querySelector('b')?.click()
  expect([...document.querySelectorAll('[data-pressed]')].map(({ textContent }) => textContent)).toEqual(['Two'])
})

test('the page is marked from press to click, and no longer', () => {
  saveData(true)
  showPage('<div id="root"><button>One</button></div>')
  startApp(async () => undefined)
  const root = document.getElementById('root')
  dispatchEvent(new Event('pointerdown'))
  dispatchEvent(new Event('pointerup'))
  expect(root?.dataset.touched).toBe('')
  vi.runAllTimers()
  expect(root?.dataset.touched).toBeUndefined()
})

test('a button whose form navigates by itself is not marked', () => {
  saveData(true)
  showPage('<div id="root"><form method="get"><button type="button">Start</button></form></div>')
  startApp(async () => undefined)
  document.querySelector('button')?.click()
  expect(document.querySelector('[data-pressed]')).toBeNull()
})

test('a form that navigates keeps the parameters of the address, and its own answers override them', () => {
  saveData(true)
  showPage(
    '<div id="root"><form method="get"><input name="start" value="group"></form><form method="dialog"></form></div>',
  )
  history.replaceState(null, '', '?service=renewal&start=individual')
  startApp(async () => undefined)
  const [leading, other] = [...document.forms].map((form) => {
    const formData = new FormData(form)
    form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }))
    return [...formData]
  })
  expect(leading).toEqual([
    ['start', 'group'],
    ['service', 'renewal'],
  ])
  expect(other).toEqual([])
  history.replaceState(null, '', location.pathname)
})
