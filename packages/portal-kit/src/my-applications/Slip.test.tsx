// @vitest-environment happy-dom
import type { Application } from '@invea/domain'
import { fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { SlipFiles, whatToBring } from './Slip.tsx'

const request = (...ages: readonly boolean[]) =>
  ({ persons: ages.map((under18) => ({ applicant: { personal: { under18 } } })) }) as unknown as Application

test('an adult brings the slip and the originals, and comes in person', () => {
  expect(whatToBring(request(false))).toEqual(['bringSlip', 'bringOriginals', 'inPerson'])
})

test('a group with one child shows the rule about the guardian', () => {
  expect(whatToBring(request(false, true))).toContain('bringGuardian')
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
  await renderScreen(() => <SlipFiles requestId={12} />, {
    api: { requests: { slip: async () => ({ ok: true, value: links }) } },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Add to calendar' }))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(saved).toEqual([])
  fireEvent.click(retry)
  await vi.waitFor(() => expect(saved).toEqual([['blob:', 'appointment.ics']]))
  const call = [links.calendarUrl, { credentials: 'include' }]
  expect(fetched.mock.calls).toEqual([call, call])
})
