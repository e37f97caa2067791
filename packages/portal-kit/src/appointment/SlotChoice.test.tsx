// @vitest-environment happy-dom
import { isoDate } from '@invea/domain'
import { aSlot } from '@invea/domain/testing'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { SlotChoice } from './SlotChoice.tsx'

afterEach(() => {
  vi.unstubAllEnvs()
})

const open = (zone: string) => {
  vi.stubEnv('TZ', zone)
  return renderScreen(
    () => (
      <SlotChoice
        id="slot"
        date={isoDate('2026-12-01')}
        slots={[aSlot()]}
        value={undefined}
        onChange={() => undefined}
      />
    ),
    { api: {} },
  )
}

test('a visitor abroad also sees their local time, with the date when it differs', async () => {
  await open('America/Los_Angeles')
  expect(screen.getByRole('button', { name: /your clock: 9:30\sPM, Nov 30, 2026/ })).toBeTruthy()
})

test('a visitor in Ethiopia sees no third clock', async () => {
  await open('Africa/Addis_Ababa')
  expect(screen.getByRole('button').textContent).not.toContain('your clock')
})
