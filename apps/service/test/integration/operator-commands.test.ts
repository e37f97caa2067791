import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commands } from '../../src/operator/commands.ts'
import { send } from '../../src/testing/a-client.ts'
import { startService, type TestService } from '../../src/testing/a-service.ts'
import { operatorRows } from '../../src/testing/run-operator-command.ts'

const token = 'a-sample-operator-token-of-forty-letters'
let service: TestService
beforeAll(async () => {
  service = (await startService('embedded', { OPERATOR_TOKEN: token })) as TestService
})
afterAll(() => service.stop())

const names = Object.keys(commands).toSorted()
const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name).toSorted()

test('the command line lists every command and no other', { timeout: 60_000 }, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    join(import.meta.dirname, '../../src/operator/main.ts'),
  ])
  expect(named(stdout, /^ {2}([a-z-]+) +\S/gm)).toEqual(names)
})

test('every command has an address with the right method, and requires the token', async () => {
  const request = (name: string, method: string, headers: Record<string, string> = {}) =>
    send(`${service.url}/operator/${name}`, { method, headers })
  for (const name of names) {
    const [right, wrong] = commands[name]?.method === 'POST' ? ['POST', 'GET'] : ['GET', 'POST']
    // An address can send a few wrong tokens a minute. The clock moves so that this limit is not reached.
    service.clock.forward({ minutes: 1 })
    expect([name, (await request(name, right)).status]).toEqual([name, 401])
    expect([name, (await request(name, wrong)).status]).toEqual([name, 404])
  }
  expect((await request('no-such-command', 'GET', { authorization: `Bearer ${token}` })).status).toBe(404)
})

test('every command refuses an option that it does not have, and changes nothing', async () => {
  const closed = { from: '2100-01-04', to: '2100-01-05', noticeEn: 'a', noticeAm: 'a', noticeOm: 'a', noticeTi: 'a' }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  for (const name of names) {
    const options = { ...(name === 'close' && closed), officeid: '2' }
    const url = `${service.url}/operator/${name}`
    const addressed = `${url}?${new URLSearchParams(options)}`
    const responses =
      commands[name]?.method === 'GET'
        ? [await send(addressed, { headers })]
        : [
            await send(url, { method: 'POST', headers, body: JSON.stringify(options) }),
            await send(addressed, { method: 'POST', headers, body: JSON.stringify(closed) }),
          ]
    for (const { status, body } of responses) {
      expect([name, status]).toEqual([name, 400])
      expect([name, body.faults[0]]).toEqual([name, expect.stringMatching(/is not an option/)])
    }
  }
  expect(await operatorRows(service, 'closures')).toEqual([])
})

test('the documentation has a line for every command and no other', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/operator.md'), 'utf8')
  const start = page.indexOf('| command |')
  const table = page.slice(start, page.indexOf('\n## ', start))
  expect(named(table, /^\| `([a-z-]+)` \|/gm)).toEqual(names)
})

test('the documentation names the role of every command', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/operator.md'), 'utf8')
  const rows = [...page.matchAll(/^\| `(\w+)` \| (`.*`) \|$/gm)]
  const documented = rows.flatMap(([, role, list = '']) =>
    [...list.matchAll(/`([a-z-]+)`/g)].map(([, name]) => `${name} ${role}`),
  )
  expect(documented.toSorted()).toEqual(
    Object.entries(commands)
      .map(([name, { role }]) => `${name} ${role}`)
      .toSorted(),
  )
})
