import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { findTakenPort, readPorts } from './programs.ts'

test('ports are the documented ones unless the environment sets others', () => {
  expect(readPorts({})).toEqual({ service: 4000, passport: 4100, originId: 4200, sandbox: 4300 })
  expect(readPorts({ SERVICE_PORT: '5000' })).toMatchObject({ service: 5000, passport: 4100 })
})

test('a port that is no port is named', () => {
  expect(readPorts({ PASSPORT_PORT: 'abc' })).toEqual({ fault: 'PASSPORT_PORT=abc is not a port (1 to 65535).' })
  expect(readPorts({ SANDBOX_PORT: '70000' })).toHaveProperty('fault')
})

test('two programs cannot share one port', () => {
  expect(readPorts({ PASSPORT_PORT: '4000' })).toEqual({
    fault: 'SERVICE_PORT and PASSPORT_PORT are both 4000. Give each its own port.',
  })
})

test('a taken port is named with the variable that changes it', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const taken = await findTakenPort({ service: port, passport: 0, originId: 0, sandbox: 0 })
  expect(taken).toBe(`Port ${port} is taken. Stop what uses it, or set SERVICE_PORT to a free port.`)
  await new Promise((resolve) => server.close(resolve))
})
