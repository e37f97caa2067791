// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { portalClient } from '../api/ApiProvider.tsx'
import { QueryFailure } from '../api/queries.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { ConnectionNotice } from './PortalShell.tsx'

test('while a query of a busy service waits to be sent again, the page says so', async () => {
  const { queries } = portalClient('https://service.example')
  const busy = { kind: 'refused', code: 'unavailable', message: '', status: 503, retryAfterSeconds: 0.2 } as const
  const answer = vi.fn().mockRejectedValueOnce(new QueryFailure(busy)).mockResolvedValue('free')
  await renderScreen(() => <ConnectionNotice />, { api: {} })
  const notice = screen.getByRole('status')
  expect(notice.textContent).toBe('')

  const result = queries.fetchQuery({ queryKey: ['busy'], queryFn: answer })
  await vi.waitFor(() =>
    expect(notice.textContent).toBe('The service is slow to respondThis page tries again by itself.'),
  )
  await act(async () => expect(await result).toBe('free'))
  expect(answer).toHaveBeenCalledTimes(2)
  expect(notice.textContent).toBe('')
})
