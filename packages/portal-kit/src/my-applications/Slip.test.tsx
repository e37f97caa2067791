// @vitest-environment happy-dom
import { anApplicant, anApplication, anApplicationPerson, aPersonalDetail } from '@invea/domain/testing'
import { fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ConfigContext, createConfigSource } from '../api/config-source.ts'
import { defaultConfig } from '../api/portal-config.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { succeeds, unreachable } from '../testing/responses.ts'
import { ApplicationDetail } from './DetailScreen.tsx'
import { Slip, SlipFiles, whatToBring } from './Slip.tsx'

const request = (...ages: readonly boolean[]) =>
  anApplication({
    persons: ages.map((under18) =>
      anApplicationPerson({ applicant: anApplicant({ personal: aPersonalDetail({ under18 }) }) }),
    ),
  })

test('an adult brings the slip and the originals, and comes in person', () => {
  expect(whatToBring(request(false))).toEqual(['bringSlip', 'bringOriginals', 'inPerson'])
})

test('a group with one child shows the rule about the guardian', () => {
  expect(whatToBring(request(false, true))).toContain('bringGuardian')
})

test.each([
  ['slip', Slip],
  ['detail', ApplicationDetail],
])('the printed %s has the emblem of the operator', async (_, Printed) => {
  const config = createConfigSource(async () => ({}), { ...defaultConfig, emblemUrl: '/emblem.svg' })
  const { container } = await renderScreen(
    () => (
      <ConfigContext value={config}>
        <Printed application={request(false)} />
      </ConfigContext>
    ),
    { api: { master: { all: unreachable }, requests: { barcode: unreachable } } },
  )
  expect(container.querySelector('article > :first-child img')?.getAttribute('src')).toBe('/emblem.svg')
})

test('the slip numbers the applicants of a group, each with the application number', async () => {
  const persons = ['SAMPLE0001', 'SAMPLE0002'].map((applicationNumber, at) =>
    anApplicationPerson({ applicationNumber, requestPersonId: at + 1, applicant: anApplicant() }),
  )
  await renderScreen(() => <Slip application={anApplication({ persons })} />, {
    api: {
      master: { all: async () => ({ ok: false, error: { kind: 'unreachable' } }) },
      requests: { barcode: async () => ({ ok: true, value: { image: '', data: 'SIGNED' } }) },
    },
  })
  const table = await screen.findByRole('table', { name: 'Applicants' })
  const rows = [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows).toEqual([
    ['No.1', 'First nameABEBE', 'Grand Father NameTESFAYE', 'Application NumberSAMPLE0001'],
    ['No.2', 'First nameABEBE', 'Grand Father NameTESFAYE', 'Application NumberSAMPLE0002'],
  ])
  expect(await screen.findByRole('img', { name: 'Barcode of application SAMPLE0001, SAMPLE0002' })).toBeTruthy()
})

test('a file of the slip that cannot be fetched leaves the page and its session open, and is saved by the next try', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response('{"status":0}', { status: 503 }))
  fetched.mockResolvedValueOnce(new Response('BEGIN:VCALENDAR'))
  const saved: (readonly [string, string])[] = []
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.protocol, this.download])
  })
  onTestFinished(() => [fetched, click].forEach((spy) => void spy.mockRestore()))
  const links = { pdfUrl: 'https://service.example/slip', calendarUrl: 'https://service.example/calendar' }
  await renderScreen(() => <SlipFiles requestId={12} hasCalendar />, { api: { requests: { slip: succeeds(links) } } })
  fireEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(saved).toEqual([])
  fireEvent.click(retry)
  await vi.waitFor(() => expect(saved).toEqual([['blob:', 'appointment.ics']]))
  const call = [links.calendarUrl, { credentials: 'include' }]
  expect(fetched.mock.calls).toEqual([call, call])
})
