import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { findUsedPort, freePort, readPorts } from './ports.ts'

test('ports have the documented defaults unless the environment sets others', () => {
  expect(readPorts({})).toEqual({ service: 4000, passport: 4100, originId: 4200, sandbox: 4300 })
  expect(readPorts({ SERVICE_PORT: '5000' })).toMatchObject({ service: 5000, passport: 4100 })
})

test('an invalid port is reported with its variable', () => {
  expect(readPorts({ PASSPORT_PORT: 'abc' })).toEqual({ fault: 'PASSPORT_PORT=abc is not a port (1 to 65535).' })
  expect(readPorts({ SANDBOX_PORT: '70000' })).toHaveProperty('fault')
})

test('two programs cannot share one port', () => {
  expect(readPorts({ PASSPORT_PORT: '4000' })).toEqual({
    fault: 'SERVICE_PORT and PASSPORT_PORT are both 4000. Give each its own port.',
  })
})

test('a port in use is reported with its variable', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const used = await findUsedPort({ service: port, passport: 0, originId: 0, sandbox: 0 })
  expect(used).toBe(`Port ${port} is in use. Stop the program that uses it, or set SERVICE_PORT to a free port.`)
  await new Promise((resolve) => server.close(resolve))
})

test('fetch accepts every free port (it refuses 10080)', async () => {
  // A process id that selects the first share of ports.
  const pidProperty = Object.getOwnPropertyDescriptor(process, 'pid') as PropertyDescriptor
  Object.defineProperty(process, 'pid', { configurable: true, value: 219 * 220 })
  const ports = await Promise.all(Array.from({ length: 100 }, freePort))
  Object.defineProperty(process, 'pid', pidProperty)
  expect(new Set(ports).size).toBeGreaterThan(90)
  const refusals = await Promise.all(
    ports.map((port) => fetch(`http://127.0.0.1:${port}`).catch((error: Error) => String(error.cause))),
  )
  expect(refusals.filter((refusal) => /bad port/.test(String(refusal)))).toEqual([])
})
