// @vitest-environment happy-dom
import type { PortalApi } from '@invea/api'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aSubmittedDraft, renderStep } from '../testing/render-step.tsx'
import { HoldCode } from './HoldCode.tsx'

const open = async (sendCode: PortalApi['captcha']['sendCode']) => {
  await renderStep({
    step: 'delivery-estimate',
    Content: HoldCode,
    draft: aSubmittedDraft({ requestType: 'lost' }),
    api: { captcha: { sendCode } },
  })
  return screen.findByLabelText<HTMLInputElement>('Mobile number')
}
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send the code' }))

test.each(['0911 234 567', '+251911234567', '00251 911-234-567'])(
  'D44: a phone number typed as %s is sent in the form of the rule',
  async (typed) => {
    const sendCode = vi.fn<PortalApi['captcha']['sendCode']>(async () => ({
      ok: true,
      value: { expiresAt: '2026-11-21T08:10:00.000Z' },
    }))
    const field = await open(sendCode)
    expect(screen.queryByLabelText('Code (6 digits)')).toBeNull()
    type(field, typed)
    send()
    await vi.waitFor(() =>
      expect(sendCode).toHaveBeenCalledExactlyOnceWith({ phoneNumber: '0911234567' }, expect.any(String)),
    )
    expect(await screen.findByText(/We have sent a code to 0911234567/)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Code (6 digits)'))
    type(field, typed)
    fireEvent.blur(field)
    expect(field.value).toBe('0911234567')
  },
)

test('a number that the service refuses has its message at the field', async () => {
  const issues = [{ field: 'code.phoneNumber', code: 'phoneFormat' }] as const
  const field = await open(async () => ({ ok: false, error: { kind: 'fields', issues, message: '' } }))
  type(field, '12345')
  send()
  const message = await screen.findByText('Please insert the correct phone number format')
  expect(field.getAttribute('aria-describedby')?.split(' ')).toContain(message.closest('[id]')?.id)
})
