// @vitest-environment happy-dom
import { type Application, isoDate } from '@invea/domain'
import { anApplicant, anApplication, aPersonalDetail } from '@invea/domain/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AmharicNotice } from '../application-view/ApplicantPanels.tsx'
import { renderScreen } from '../testing/render-screen.tsx'
import { unreachable } from '../testing/responses.ts'
import { PassportDataPage } from './SummaryView.tsx'

const applicant = anApplicant({
  personal: aPersonalDetail({ birthDate: isoDate('1990-06-05'), birthPlace: 'Adama', gender: 'female' }),
})

const Page = ({ originId = false }: { readonly originId?: boolean }) => (
  <PassportDataPage {...applicant} {...(originId && { originId: {} })} />
)
const api = { master: { all: unreachable } }

test('the data page shows the names in both scripts, the birth date in both calendars, sex and birth town', async () => {
  await renderScreen(() => <Page />, { api })
  const page = within(screen.getByRole('region', { name: /^The data page of the passport [A-Z]+/ }))
  for (const text of ['ABEBE', 'KEBEDE', 'TESFAYE', 'Female', 'Adama', 'Jun 05, 1990 G.C.', '(Ginbot 28, 1982 E.C.)'])
    expect(page.getByText(text)).toBeTruthy()
  expect(page.getByText('አበበ').lang).toBe('am')
})

const noticeOf = (application: Application) => renderScreen(() => <AmharicNotice application={application} />, { api })

test('D29: the notice of an urgent application advises when to come, and that of a time how early', async () => {
  const { unmount } = await noticeOf(anApplication({ mode: 'urgent', appointmentSlot: undefined }))
  expect(screen.getByText('No set time: come in the morning.')).toBeTruthy()
  unmount()
  await noticeOf(anApplication())
  expect(screen.getByText('Arrive no earlier than 30 minutes before your appointment.')).toBeTruthy()
  expect(screen.queryByText(/No set time/)).toBeNull()
})

test('an Origin ID has its own title', async () => {
  await renderScreen(() => <Page originId />, { api })
  expect(screen.getByRole('region', { name: /^What the Origin ID will show [A-Z]+/ })).toBeTruthy()
})
