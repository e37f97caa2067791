import type { FastifyReply } from 'fastify'
import { styleHash } from '../pages/frame.ts'

/** Sends a page that may run and load nothing. A browser applies form-action to the redirect too, so the shop's origin is named. */
export const sendPage = (reply: FastifyReply, page: string, returnUrl?: string) => {
  const shop = returnUrl ? ` ${new URL(returnUrl).origin}` : ''
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src ${styleHash}; font-src 'self'; form-action 'self'${shop}; frame-ancestors 'none'; base-uri 'none'`,
    )
    .send(page)
}
