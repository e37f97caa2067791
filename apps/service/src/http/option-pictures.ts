import type { FastifyInstance } from 'fastify'
import type { Services } from '../services.ts'

export const optionPicturePath = (code: string): string => `/payment-options/${code}.svg`

const hues = [205, 275, 140, 20, 330, 175] as const

/** Two letters on a colour of its own: brands are their owners', and an operator's own pictures may stand at the same address of a proxy. */
const pictureOf = ({ name, position }: { readonly name: string; readonly position: number }): string => {
  const letters = name
    .split(/[^A-Za-z]+/)
    .filter((word) => word !== '')
    .map((word) => word[0])
    .join('')
    .slice(0, 2)
    .toUpperCase()
  const hue = hues[position % hues.length]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48"><rect width="48" height="48" rx="8" fill="hsl(${hue} 60% 32%)"/><text x="24" y="31" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="20" fill="#fff">${letters}</text></svg>`
}

/** The picture of each way to pay (B §3 imageUrl). */
export const optionPictures = (app: FastifyInstance, { master }: Services): void => {
  app.get<{ Params: { file: string } }>('/payment-options/:file', async ({ params }, reply) => {
    const { paymentOptions } = await master.snapshot()
    const option = paymentOptions.find(({ code }) => `${code}.svg` === params.file)
    if (!option) return reply.callNotFound()
    return reply
      .type('image/svg+xml')
      .header('cache-control', 'public, max-age=86400')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(pictureOf(option))
  })
}
