import { languages } from '@invea/locales'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { sendRefusal } from './error-responses.ts'

test.each(languages)('a refusal in %s names the telephone number of the deployment', async (language) => {
  const app = Fastify()
  app.get('/', (_request, reply) => sendRefusal(reply, { refusal: { code: 'openRequest' }, helpLine: '0111 222 333' }))
  const { message } = (await app.inject({ url: '/', headers: { 'accept-language': language } })).json<{
    message: string
  }>()
  expect(message).toContain('0111 222 333')
  expect(message).not.toMatch(/8133|\{\{/)
})
