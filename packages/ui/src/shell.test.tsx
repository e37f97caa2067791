import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Header, HeaderLink } from './shell.tsx'

afterEach(cleanup)

const header = () =>
  render(<Header brand="Passport service" links={<HeaderLink href="#status">Status</HeaderLink>} menu="Menu" />)

const scrollTo = (pixels: number) =>
  act(() => {
    document.documentElement.scrollTop = pixels
    window.dispatchEvent(new Event('scroll'))
  })
const isFixed = () => document.querySelector('[data-fixed]') !== null

test('is fixed after more than 100 px of scrolling', () => {
  header()
  expect(isFixed()).toBe(false)
  scrollTo(100)
  expect(isFixed()).toBe(false)
  scrollTo(101)
  expect(isFixed()).toBe(true)
  scrollTo(0)
  expect(isFixed()).toBe(false)
})

const openMenu = () => {
  header()
  const menu = screen.getByText('Menu').closest('details') as HTMLDetailsElement
  menu.open = true
  return menu
}

test('the menu closes after a link is followed', () => {
  const menu = openMenu()
  fireEvent.click(menu.querySelector('a') as HTMLElement)
  expect(menu.open).toBe(false)
})

test('the menu closes when the focus leaves it, because the links of the page are behind it', () => {
  const menu = openMenu()
  const [link] = menu.querySelectorAll('a')
  fireEvent.blur(menu.querySelector('summary') as HTMLElement, { relatedTarget: link })
  expect(menu.open).toBe(true)
  // Another window, or a press beside the page's controls.
  fireEvent.blur(link as HTMLElement, { relatedTarget: null })
  expect(menu.open).toBe(true)
  fireEvent.blur(link as HTMLElement, { relatedTarget: document.body })
  expect(menu.open).toBe(false)
})

test('Escape closes the menu and returns the focus to its button', () => {
  const menu = openMenu()
  fireEvent.keyDown(menu, { key: 'Escape' })
  expect(menu.open).toBe(false)
  expect(document.activeElement).toBe(menu.querySelector('summary'))
})
