// @vitest-environment happy-dom
import { aCompletePassportDraft } from '@invea/domain/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { deviceStorage } from '../drafts/draft-storage.ts'
import { setSharedComputer } from '../drafts/shared-computer.ts'
import { renderStep } from '../testing/render-step.tsx'

const Nothing = () => null

test('the title of the document begins with the step, so that the steps differ in tabs and in the history', async () => {
  document.title = 'Passport Appointment - Passport'
  const { unmount } = await renderStep({ step: 'address', Content: Nothing, api: {} })
  await screen.findByRole('heading', { name: 'Address' })
  expect(document.title).toBe('Address - Passport Appointment - Passport')
  unmount()
  expect(document.title).toBe('Passport Appointment - Passport')
})

test('D39: a device that is called shared in a form loses its drafts, files and keys; the form continues in memory', async () => {
  const endSession = vi.spyOn(deviceStorage, 'endSession').mockResolvedValue(undefined)
  const followChoice = vi.fn(async () => undefined)
  await renderStep({ step: 'address', Content: Nothing, api: { account: { followChoice } } })
  fireEvent.click(await screen.findByRole('checkbox', { name: 'This is a shared device' }))
  await waitFor(() => expect(endSession).toHaveBeenCalledOnce())
  expect(screen.getByRole('heading', { name: 'Address' })).toBeTruthy()
  endSession.mockRestore()
  setSharedComputer(false)
})

test.each([0, 5])(
  'a device that is called shared by a double tap, %i ms apart, still has the draft that the page calls saved',
  async (gap) => {
    const page = await renderStep({
      step: 'address',
      Content: Nothing,
      api: { account: { followChoice: async () => undefined } },
    })
    const endSession = vi.spyOn(deviceStorage, 'endSession').mockImplementation(page.storage.endSession)
    const box = await screen.findByRole('checkbox', { name: 'This is a shared device' })
    await waitFor(async () => expect(await page.saved()).toBeDefined())
    fireEvent.click(box)
    await new Promise((resolve) => setTimeout(resolve, gap))
    fireEvent.click(box)
    await screen.findByText(/^Saved on this device/)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await page.saved()).toBeDefined()
    endSession.mockRestore()
  },
)

test.each([
  ['site', 'Previous'],
  ['date-time', 'Previous'],
  ['appointment-type', 'Back'],
  ['personal-detail', 'Back'],
] as const)('A §2: the step %s is left by %s', async (step, name) => {
  await renderStep({ step, Content: Nothing, api: {}, draft: aCompletePassportDraft() })
  await screen.findByRole('button', { name: 'Next' })
  expect(screen.queryAllByRole('button', { name: /^(Previous|Back)$/ }).map(({ textContent }) => textContent)).toEqual([
    name,
  ])
})
