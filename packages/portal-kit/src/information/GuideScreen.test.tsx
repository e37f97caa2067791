// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { GuideScreen } from './GuideScreen.tsx'

const open = () => renderScreen(() => <GuideScreen />, { api: {}, words: ['guide', 'service'] })
const choose = (name: string | RegExp) => fireEvent.click(screen.getByRole('radio', { name }))

test('"Start again" removes itself, so the first question has the focus', async () => {
  await open()
  choose('Ethiopian')
  fireEvent.click(screen.getByRole('button', { name: 'Start again' }))
  expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull()
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0])
})
