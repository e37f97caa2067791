import multipart from '@fastify/multipart'
import { uploadAttachment } from '@invea/api/contract'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readMultipart } from './read-input.ts'

test('an upload without memory for the rest of its body is refused at once, and the rest is discarded', async () => {
  const app = Fastify()
  await app.register(multipart)
  let received = 0
  const upload = {
    receive: (bytes: number) => {
      received += bytes
      return received < 1_000_000
    },
    [Symbol.dispose]: () => undefined,
  }
  app.post('/', async (request) => {
    const read = await readMultipart(request, uploadAttachment.multipart, upload)
    return { code: read.ok ? 'ok' : read.error.code }
  })
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const form = new FormData()
  for (const name of ['1', '2', '3']) form.append(name, new File([new Uint8Array(1_900_000)], 'large.jpg'))
  const started = performance.now()
  expect(await (await fetch(url, { method: 'POST', body: form })).json()).toEqual({ code: 'unavailable' })
  // Waits for connections whose body has not been read.
  await app.close()
  expect(performance.now() - started).toBeLessThan(20_000)
})
