import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Carousel } from './carousel.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const words = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  slide: (number: number, count: number) => `Slide ${number} of ${count}`,
}

const carousel = (rotateEvery?: number) =>
  render(
    <Carousel label="News" words={words} {...(rotateEvery !== undefined && { rotateEvery })}>
      <p>one</p>
      <p>two</p>
      <p>three</p>
    </Carousel>,
  )

const shown = () => screen.getByRole('button', { current: true }).getAttribute('aria-label')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const preferReducedMotion = (isReduced: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isReduced }))
const wait = async (milliseconds: number) => {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}

test('the buttons move through the slides, from the last to the first', () => {
  carousel()
  expect(shown()).toBe('Slide 1 of 3')
  press('Previous')
  expect(shown()).toBe('Slide 3 of 3')
  press('Next')
  expect(shown()).toBe('Slide 1 of 3')
  press('Slide 2 of 3')
  expect(shown()).toBe('Slide 2 of 3')
})

test('slides change automatically until paused', async () => {
  preferReducedMotion(false)
  vi.useFakeTimers()
  carousel(1000)
  await wait(1000)
  expect(shown()).toBe('Slide 2 of 3')
  press('Pause')
  await wait(5000)
  expect(shown()).toBe('Slide 2 of 3')
})

test('slides do not change with reduced motion or under a pointer', async () => {
  vi.useFakeTimers()
  preferReducedMotion(true)
  carousel(1000)
  await wait(3000)
  expect(shown()).toBe('Slide 1 of 3')
  cleanup()
  preferReducedMotion(false)
  carousel(1000)
  fireEvent.pointerEnter(screen.getByRole('region', { name: 'News' }))
  await wait(3000)
  expect(shown()).toBe('Slide 1 of 3')
})

test('a slide that is chosen is announced, and one that comes by itself is not', async () => {
  preferReducedMotion(false)
  vi.useFakeTimers()
  carousel(1000)
  const live = () => screen.getByRole('group', { name: 'News' }).getAttribute('aria-live')
  expect(live()).toBe('off')
  fireEvent.focus(screen.getByRole('button', { name: 'Next' }))
  expect(live()).toBe('polite')
  fireEvent.blur(screen.getByRole('button', { name: 'Next' }))
  expect(live()).toBe('off')
})
