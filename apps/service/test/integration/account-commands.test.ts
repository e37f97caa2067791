import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { findAccountByName } from '../../src/accounts/accounts.ts'
import { createOperatorContext, type Operator, runCommand } from '../../src/operator/command.ts'
import { commands } from '../../src/operator/commands.ts'
import { aMember, aRegistered, codeFor, withTokens } from '../../src/testing/a-member.ts'
import { serviceOf } from '../../src/testing/a-service.ts'
import { databaseKinds, waitingForLocks } from '../../src/testing/databases.ts'
import { aHuman } from '../../src/testing/human.builder.ts'
import { operatorRows } from '../../src/testing/run-operator-command.ts'

describe.each(databaseKinds)('on %s', (kind) => {
  const service = serviceOf(kind)
  const run = (input: object, operator?: Operator) => {
    const command = commands['sessions-end']
    if (!command) throw new Error('no such command')
    return runCommand(command, createOperatorContext(service.services, { operator }), input)
  }
  const reason = 'the caller saw a stranger in the account'

  test('an operator ends all sessions and open sign-ins of an account; the audit log has operator and reason', async () => {
    const member = await aRegistered(service)
    const one = await aMember(service, member)
    service.clock.forward({ minutes: 2 })
    const other = await aMember(service, member)
    service.clock.forward({ minutes: 2 })
    const waiting = await aHuman(service, ['signIn'])
    const code = await codeFor(service, waiting, member)
    const stranger = await aMember(service)

    const operator: Operator = { id: 77, name: 'sara.b', roles: ['helpLine'] }
    expect(await run({ account: member.email.toUpperCase(), reason }, operator)).toEqual({
      ok: true,
      value: { rows: [{ account: 'all sessions ended', sessions: 2 }] },
    })
    for (const client of [one, other]) expect((await client.call('getPhoneState', {})).status).toBe(401)
    const response = await waiting.call('validateCode', { body: { phoneNumber: '', email: member.email, code } })
    expect(response.body.code).toBe('codeExpired')
    expect((await stranger.call('getPhoneState', {})).status).toBe(200)
    const account = await findAccountByName(service.services.db, service.services, member.email)
    const rows = await service.services.db
      .selectFrom('audit_log')
      .select(['actor_kind', 'actor_id', 'detail'])
      .where('action', '=', 'account.sessionsEnded')
      .where('subject_id', '=', account?.id ?? 0)
      .execute()
    expect(rows).toMatchObject([{ actor_kind: 'operator', actor_id: 77, detail: { why: reason } }])

    // The owner signs in again, once the phone may be sent a further code.
    service.clock.forward({ minutes: 16 })
    expect((await (await aMember(service, member)).call('getPhoneState', {})).status).toBe(200)
  })

  test('an account that is erased while its owner enters the code leaves no session', async () => {
    const { services, opened } = service
    const member = await aRegistered(service)
    await aMember(service, member)
    service.clock.forward({ minutes: 2 })
    const waiting = await aHuman(service, ['signIn'])
    const code = await codeFor(service, waiting, member)
    const before = Promise.withResolvers<void>()
    const erasing = before.promise.then(() => operatorRows(service, 'person-erase', { account: member.email, reason }))
    const isWaiting = before.promise.then(async () => {
      if (kind === 'postgres') await expect.poll(() => waitingForLocks(opened)).toBe(1)
    })
    const { attempt } = services
    const late = vi.spyOn(services, 'attempt').mockImplementationOnce((work) =>
      attempt(async (trx) => {
        const outcome = await work(trx)
        before.resolve()
        await isWaiting
        return outcome
      }),
    )
    onTestFinished(() => late.mockRestore())
    const { status, body } = await waiting.call('validateCode', { body: { phoneNumber: '', email: '', code } })
    expect(status).toBe(200)
    expect(await erasing).toMatchObject([{ record: 'account', outcome: 'erased, its sessions ended' }])
    expect((await withTokens(service, body).call('getCurrentHold', {})).status).toBe(401)
    const left = services.db.selectFrom('one_time_code').select('id').where('ended_at', 'is', null)
    expect(await left.execute()).toEqual([])
  })

  test('reports a name without an account and a missing reason', async () => {
    expect(await run({ account: 'unknown@example.org', reason })).toEqual({
      ok: false,
      error: { faults: ['no account has this name'] },
    })
    expect((await run({ account: 'unknown@example.org' })).ok).toBe(false)
    const operator: Operator = { id: 78, name: 'dawit.k', roles: ['finance'] }
    expect(await run({ account: 'unknown@example.org', reason }, operator)).toMatchObject({
      error: { isForbidden: true },
    })
  })
})
