// @vitest-environment happy-dom
import type { PortalApi } from '@invea/api'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { renderScreen } from '../testing/render-screen.tsx'
import { succeeds } from '../testing/responses.ts'
import { SolvingWorker, solvedCaptcha } from '../testing/solving-worker.ts'
import { ContactForm, ContactScreen } from './ContactScreen.tsx'

beforeEach(() => void vi.stubGlobal('Worker', SolvingWorker))
afterEach(() => void vi.unstubAllGlobals())

test('the support phone can be called from abroad: its link has the country code', async () => {
  await renderScreen(() => <ContactScreen />, { api: {}, namespaces: ['contact'] })
  expect(screen.getByRole('link', { name: '0111265159' }).getAttribute('href')).toBe('tel:+251111265159')
})

test('the page names the ways to reach the agency below its title', async () => {
  await renderScreen(() => <ContactScreen />, { api: {}, namespaces: ['contact'] })
  expect(screen.getByText('Call, write or visit us, or leave a message here.')).toBeTruthy()
})

test.each([
  ['en', 'From abroad: +251 11 126 5159', 'On the clock of your device: 10:45 AM – 7:45 PM'],
  ['am', 'ከውጭ ሀገር፦ +251 11 126 5159', 'በመሣሪያዎ ሰዓት፦ 10:45 AM – 7:45 PM'],
] as const)(
  'in %s the help panel has a number for calls from abroad, and its hours there',
  async (language, call, hours) => {
    onTestFinished(() => void vi.unstubAllEnvs())
    vi.stubEnv('TZ', 'Asia/Kathmandu')
    await renderScreen(() => <ContactScreen />, { api: {}, language, namespaces: ['contact'] })
    const panel = within(document.getElementById('help') as HTMLElement)
    expect((await panel.findByRole('link', { name: call })).getAttribute('href')).toBe('tel:+251111265159')
    expect(await panel.findByText((text) => text.replaceAll('\u{a0}', ' ') === hours)).toBeTruthy()
  },
)

test('on a device in Ethiopia the help panel has the short number alone', async () => {
  onTestFinished(() => void vi.unstubAllEnvs())
  vi.stubEnv('TZ', 'Africa/Addis_Ababa')
  await renderScreen(() => <ContactScreen />, { api: {}, namespaces: ['contact'] })
  expect(screen.queryByRole('link', { name: /From abroad/ })).toBeNull()
})

test('the thanks take the focus of the form, and the next form takes it back; a proof that another tab used up is made again', async () => {
  const send = vi
    .fn<PortalApi['feedback']['send']>(succeeds(null))
    .mockResolvedValueOnce({ ok: false, error: { kind: 'refused', code: 'captchaFailed', message: '', status: 403 } })
  await renderScreen(() => <ContactForm />, {
    api: { feedback: { send }, captcha: solvedCaptcha },
    namespaces: ['contact'],
  })
  expect(document.activeElement).toBe(document.body)
  for (const field of screen.getAllByRole<HTMLInputElement>('textbox')) {
    const value = field.name === 'phoneNumber' ? '0911000001' : field.name === 'email' ? 'a@example.org' : 'Sample'
    fireEvent.change(field, { target: { value } })
  }
  fireEvent.click(screen.getByRole('checkbox'))
  await screen.findByText(/verified/i)
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }))
  const thanks = await screen.findByText('Thank you for your message.')
  await waitFor(() => expect(document.activeElement).toBe(thanks.closest('[tabindex]')))
  expect(screen.getByText(/^We have received it and will reply if you gave a phone number or email/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Write another message' }))
  expect(document.activeElement).toBe(screen.getByLabelText(/^First name/))
})
