// @vitest-environment happy-dom
import { emptyApplicantDraft } from '@invea/domain/drafts'
import { aCompletePassportDraft, sampleNow } from '@invea/domain/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deviceFileCache } from '../attachments/file-cache.ts'
import { renderStep } from '../testing/render-step.tsx'
import { ReplacementScreen } from './ReplacementScreen.tsx'

globalThis.indexedDB = new IDBFactory()
beforeEach(() => {
  vi.useFakeTimers({ now: new Date(sampleNow), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const open = (kind = {}) =>
  renderStep({
    kind,
    step: 'replacement-reason',
    Content: ReplacementScreen,
    api: {},
    draft: aCompletePassportDraft({ requestType: 'renewal', replacement: {}, applicants: [emptyApplicantDraft()] }),
  })
const type = (name: RegExp, value: string) => fireEvent.change(screen.getByLabelText(name), { target: { value } })
const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }))

test('D36: the reason step asks for the old passport, whose section opens with its data', async () => {
  const { draft } = await open()
  next()
  expect(await screen.findAllByText('Old Passport Number is required!')).toHaveLength(2)
  expect(screen.getAllByText('Please Enter Old Passport Expiration Date')).toHaveLength(2)
  fireEvent.click(screen.getByRole('radio', { name: /^Expired passport/ }))
  type(/^Old Passport Number/, 'ep0000001')
  type(/^Old Passport Issue Date/, '01/10/2015')
  type(/^Old Passport Expiration Date/, '01/09/2020')
  expect(draft().applicants[0]?.passport).toMatchObject({
    passportNumber: 'EP0000001',
    issueDate: '01/10/2015',
    expirationDate: '01/09/2020',
  })
  next()
  expect(await screen.findByRole('heading', { level: 1, name: 'site' })).toBeTruthy()
})

test('D36: its file is optional here, and the documents step keeps it', async () => {
  const { draft } = await open()
  expect(screen.queryByText(/Copy of the passport data page/)).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: /^Expired passport/ }))
  const chooser = screen.getByRole('group', { name: /Copy of the passport data page/ })
  const input = chooser.querySelector('input[type=file]')
  if (!input) throw new Error('a file chooser has an input')
  const file = new File(['%PDF-1.4 sample'], 'old.pdf', { type: 'application/pdf' })
  fireEvent.change(input, { target: { files: [file] } })
  await waitFor(() => expect(draft().applicants[0]?.attachments.chosen?.['4']?.name).toBe('old.pdf'))
})

test('a file that the device cannot store shows what a reload would lose', async () => {
  const save = vi.spyOn(deviceFileCache, 'save').mockResolvedValue(false)
  await open()
  fireEvent.click(screen.getByRole('radio', { name: /^Expired passport/ }))
  const input = screen.getByLabelText(/^Copy of the passport data page.* Choose file$/)
  const file = new File(['%PDF-1.4 sample'], 'old.pdf', { type: 'application/pdf' })
  fireEvent.change(input, { target: { files: [file] } })
  expect(await screen.findByText(/^We do not keep files on this device/)).toBeTruthy()
  save.mockRestore()
})

test('D35: an offered reason has its urgent fees in the urgent form, whose days are chosen later', async () => {
  await open({ isUrgent: true })
  fireEvent.click(screen.getByRole('radio', { name: /^Replacement of a valid passport$/ }))
  type(/^Old Passport Expiration Date/, '01/09/2020')
  expect(await screen.findByRole('button', { name: 'Expired passport: 20,000–25,000 ETB' })).toBeTruthy()
})
