import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, test } from 'vitest'
import { commands } from '../../src/operator/commands.ts'
import { send } from '../../src/testing/a-client.ts'
import { serviceOf } from '../../src/testing/a-service.ts'
import { anUrgentRequest } from '../../src/testing/a-stored-request.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { reviewedVersion } from '../../src/testing/run-operator-command.ts'

const sharedToken = 'a-sample-operator-token-of-forty-letters'

describe.each(databaseKinds)('on %s', (kind) => {
  const service = serviceOf(kind, { OPERATOR_TOKEN: sharedToken, URGENT_APPROVERS: '2' })
  beforeEach(() => {
    // Refused tokens are counted by the minute.
    service.clock.forward({ minutes: 2 })
  })

  const call = (command: string, token: string, input: Readonly<Record<string, unknown>> = {}) => {
    // Audit rows of the same moment have no order.
    service.clock.forward({ seconds: 1 })
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const url = `${service.url}/operator/${command}`
    return commands[command]?.method === 'POST'
      ? send(url, { method: 'POST', headers, body: JSON.stringify(input) })
      : send(`${url}?${new URLSearchParams(input as Record<string, string>)}`, { headers })
  }
  const addOperator = async (name: string, roles: readonly string[]): Promise<string> => {
    const added = await call('operator-add', sharedToken, { name, roles })
    expect(added.body.rows).toMatchObject([{ name, roles: roles.join(',') }])
    return added.body.rows[0].token
  }
  const approve = async (token: string, applicationNumber: string) =>
    call('approve', token, { applicationNumber, version: await reviewedVersion(service, applicationNumber) })
  const trailOf = async (applicationNumber: string) =>
    (await call('audit', sharedToken, { applicationNumber })).body.rows as readonly Readonly<Record<string, unknown>>[]

  test('a personal token allows the commands of its roles and no others', async () => {
    const token = await addOperator('sara.b', ['finance', 'helpLine'])
    expect((await call('refunds', token)).status).toBe(200)
    expect((await call('urgent-list', token)).body).toEqual({ status: 0, faults: ['this needs the role reviewer'] })
    expect((await call('urgent-list', token)).status).toBe(403)
    expect((await call('operator-add', token, { name: 'other', roles: ['administrator'] })).status).toBe(403)
  })

  test('a command about one application or account has its number or name in the body, never in the address', async () => {
    const headers = { authorization: `Bearer ${sharedToken}` }
    for (const command of ['audit', 'look-up', 'person-export', 'review'])
      expect((await send(`${service.url}/operator/${command}?account=a@example.org`, { headers })).status).toBe(404)
    const exported = await call('person-export', sharedToken, { account: 'a@example.org' })
    expect(exported.body.faults).toEqual(['no account has this name'])
  })

  test('refuses a second account with one name, and the token of an ended account', async () => {
    const token = await addOperator('dawit.k', ['finance'])
    const again = await call('operator-add', sharedToken, { name: 'dawit.k', roles: ['finance'] })
    expect(again.body.faults).toEqual(['operator dawit.k exists: end the account first'])
    expect((await call('operator-end', sharedToken, { name: 'dawit.k' })).status).toBe(200)
    expect((await call('refunds', token)).status).toBe(401)
    expect((await call('operator-end', sharedToken, { name: 'dawit.k' })).status).toBe(200)
    const misspelt = await call('operator-end', sharedToken, { name: 'dawit.q' })
    expect(misspelt.body.faults).toEqual(['no operator has this name'])
    const later = await addOperator('dawit.k', ['records'])
    expect((await call('refunds', later)).status).toBe(403)
    const rows: readonly { name: string; endedAt: string | null }[] = (await call('operators', sharedToken)).body.rows
    expect(rows.filter(({ name }) => name === 'dawit.k').map(({ endedAt }) => endedAt === null)).toEqual([false, true])
  })

  test('stores and lists no token, and refuses unknown roles', async () => {
    const token = await addOperator('hana.t', ['masterData'])
    const stored = await service.services.db.selectFrom('operator_account').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(token)
    expect(JSON.stringify((await call('operators', sharedToken)).body)).not.toContain(token)
    const refused = await call('operator-add', sharedToken, { name: 'x', roles: 'king' })
    expect(refused.body.faults).toHaveLength(2)
  })

  test('audit-since lists what operators changed, without names of applicants, and not what they read', async () => {
    const since = service.clock.now().toISOString()
    const token = await addOperator('liya.w', ['reviewer'])
    const applicationNumber = await anUrgentRequest(service)
    await call('audit', sharedToken, { applicationNumber })
    await call('ask-correction', token, {
      applicationNumber,
      reason: 'The photo is dark',
      fields: 'personal.firstName',
    })
    await call('operator-end', sharedToken, { name: 'liya.w' })
    const notice = { noticeEn: 'Closed', noticeAm: 'ዝግ', noticeOm: 'Cufaa', noticeTi: 'ዕፁው' }
    await call('close', sharedToken, { officeId: 3, from: '2027-01-04', to: '2027-01-04', ...notice })
    const { rows } = (await call('audit-since', sharedToken, { since })).body
    expect(rows).toMatchObject([
      { action: 'operator.added', operator: null, subject: 'liya.w' },
      { action: 'request.correctionAsked', operator: 'liya.w', requestId: expect.any(Number), subject: null },
      { action: 'operator.ended', operator: null, subjectId: rows[0].subjectId, subject: 'liya.w' },
      { action: 'office.closed', officeId: 3 },
    ])
    expect(JSON.parse(rows[1].detail)).toEqual({ fields: ['personal.firstName'] })
    expect(JSON.parse(rows[3].detail).notice).toEqual({ en: 'Closed', am: 'ዝግ', om: 'Cufaa', ti: 'ዕፁው' })
    const after = new Date(service.clock.now().getTime() + 1000).toISOString()
    expect((await call('audit-since', sharedToken, { since: after })).body.rows).toEqual([])
  })

  test('four eyes: two operators approve an urgent application, and the audit log contains both', async () => {
    const [first, second] = [await addOperator('abel.m', ['reviewer']), await addOperator('ruth.a', ['reviewer'])]
    const applicationNumber = await anUrgentRequest(service)
    expect((await approve(sharedToken, applicationNumber)).body.faults).toEqual([
      'two operators must approve, each with a personal token',
    ])
    for (let time = 0; time < 2; time += 1) {
      const waits = await approve(first, applicationNumber)
      expect(waits.body.rows).toMatchObject([{ status: 'underReview', waitsFor: 'a second operator' }])
    }
    expect((await approve(second, applicationNumber)).body.rows).toMatchObject([{ status: 'urgentApproved' }])
    const trail = await trailOf(applicationNumber)
    expect(trail.filter(({ action }) => String(action).startsWith('request.approved'))).toMatchObject([
      { actor: 'operator', operator: 'abel.m', action: 'request.approvedFirst' },
      { actor: 'operator', operator: 'ruth.a', action: 'request.approved' },
    ])
  })

  test('a change of the application cancels the first approval', async () => {
    const [first, second] = [await addOperator('meron.g', ['reviewer']), await addOperator('yonas.d', ['reviewer'])]
    const applicationNumber = await anUrgentRequest(service)
    await approve(first, applicationNumber)
    await call('ask-correction', second, { applicationNumber, reason: 'The photo is dark' })
    const waits = await approve(second, applicationNumber)
    expect(waits.body.rows).toMatchObject([{ status: 'underReview', waitsFor: 'a second operator' }])
    expect((await approve(first, applicationNumber)).body.rows).toMatchObject([{ status: 'urgentApproved' }])
  })
})

const runCommandLine = async (words: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const folder = mkdtempSync(join(tmpdir(), 'operator-'))
  try {
    return await promisify(execFile)(
      process.execPath,
      [join(import.meta.dirname, '../../src/operator/main.ts'), ...words],
      { env: { ...process.env, DATABASE_URL: '', DATA_DIR: folder, ...env } },
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

test('the command refuses a personal token that belongs to no operator', { timeout: 60_000 }, async () => {
  const run = runCommandLine(['refunds'], { OPERATOR_PERSONAL_TOKEN: 'x'.repeat(40) })
  await expect(run).rejects.toMatchObject({ code: 1, stderr: 'OPERATOR_PERSONAL_TOKEN belongs to no operator\n' })
})

test('the command line passes the last day of a range to its command', { timeout: 60_000 }, async () => {
  const notice = ['en', 'am', 'om', 'ti'].flatMap((language) => [`--notice-${language}`, 'Closed'])
  const range = ['--office-id', 'all', '--from', '2026-12-01', '--to', '2026-12-02']
  const { stdout } = await runCommandLine(['close', ...range, ...notice, '--csv'])
  expect(stdout).toContain('"2026-12-01","2026-12-02"')
})

test('the command line refuses an unknown option and a second file', { timeout: 60_000 }, async () => {
  const misspelt = runCommandLine(['waiting-open', '--perminute', '500'])
  const stderr = 'perminute: is not an option; the options are opensAt, perMinute\n'
  await expect(misspelt).rejects.toMatchObject({ code: 1, stderr })
  const second = runCommandLine(['load', 'a.json', 'b.json'])
  await expect(second).rejects.toMatchObject({ code: 1, stderr: 'only one file can be given: a.json, b.json\n' })
})

test('the command line refuses an option without its value, except for yes or no', { timeout: 60_000 }, async () => {
  const run = runCommandLine(['operator-add', '--name', '--roles', 'finance'])
  await expect(run).rejects.toMatchObject({ code: 1, stderr: 'name: needs a value\n' })
  const review = runCommandLine(['review', '--application-number', '12345678901231', '--folder'])
  await expect(review).rejects.toMatchObject({ code: 1, stderr: 'folder: needs a value\n' })
  const dry = runCommandLine(['load', 'missing.json', '--dry-run', '--csv'])
  await expect(dry).rejects.toMatchObject({ stderr: expect.stringContaining('file: ENOENT') })
})

test('the command line refuses a file that it cannot read, and a number without its option', {
  timeout: 60_000,
}, async () => {
  const missing = runCommandLine(['load', 'missing.json'])
  await expect(missing).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^file: ENOENT[^\n]*\n$/) })
  const stderr = '12345678901231: arrived takes no file; write --application-number before a number\n'
  await expect(runCommandLine(['arrived', '12345678901231'])).rejects.toMatchObject({ code: 1, stderr })
})

test('the command line refuses a folder that it cannot write, before the command, and one without documents', {
  timeout: 60_000,
}, async () => {
  const review = runCommandLine(['review', '--application-number', '12345678901231', '--folder', '/dev/null/documents'])
  await expect(review).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^folder: ENOTDIR/) })
  const stderr = 'folder: is not an option; the options are none\n'
  await expect(runCommandLine(['refunds', '--folder', 'x'])).rejects.toMatchObject({ code: 1, stderr })
})
