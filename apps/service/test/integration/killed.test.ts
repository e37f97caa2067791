import { childClockAt } from '@invea/tooling/test-clock'
import { expect, test } from 'vitest'
import { aVisitor, sendCall, type TestClient } from '../../src/testing/a-client.ts'
import { aRegistration } from '../../src/testing/a-member.ts'
import { addCleanup, cleanUpAfterEach, processSettings, startProcess } from '../../src/testing/a-process.ts'
import { databaseKinds, noPostgres } from '../../src/testing/databases.ts'
import { solve } from '../../src/testing/human.builder.ts'
import { wrongCode } from '../../src/testing/posted-messages.ts'

cleanUpAfterEach()
const hour = 3_600_000

const newestMessage = async (url: string, sent: { readonly to: string; readonly kind: string }): Promise<string> => {
  const { messages } = (await (await fetch(`${url}/outbox.json`)).json()) as {
    readonly messages: readonly { readonly to: string; readonly kind: string; readonly text: string }[]
  }
  return messages.find(({ to, kind }) => to === sent.to && kind === sent.kind)?.text ?? ''
}

const newestCode = async (url: string, phoneNumber: string): Promise<string> => {
  const code = /\d{6}/.exec(await newestMessage(url, { to: phoneNumber, kind: 'code' }))?.[0]
  if (!code) throw new Error('no code was sent')
  return code
}

test.for(databaseKinds)(
  '%s: attempts that were counted before a kill -9 count after it',
  { timeout: 600_000 },
  async (kind, { skip }) => {
    const database = await processSettings(kind)
    if (!database) return skip(noPostgres)
    // Attempts are counted in fixed time windows. No window ends during this test.
    const settings = { ...database, ...childClockAt(Math.ceil(Date.now() / hour) * hour + 1_000) }
    const start = async () => {
      const started = await startProcess(settings)
      addCleanup(started.kill)
      return started
    }
    let service = await start()
    const call = (
      visitor: TestClient,
      id: 'signIn' | 'validateCode' | 'registerUser' | 'confirmRegistration',
      body: unknown,
      captcha?: string,
    ) =>
      sendCall(
        service.url,
        id,
        { body },
        { authorization: `Bearer ${visitor.accessToken}`, ...(captcha && { 'x-captcha': captcha }) },
      )

    const member = aRegistration()
    const visitor = await aVisitor(service.url)
    await call(visitor, 'registerUser', member, await solve(visitor, 'signUp'))
    const credentials = { username: member.email, password: member.password }
    const proof = /#t=([\w-]+)/.exec(
      await newestMessage(service.url, { to: member.email, kind: 'confirmAddress' }),
    )?.[1]
    await call(visitor, 'confirmRegistration', { ...credentials, proof })
    const signIn = await call(visitor, 'signIn', credentials, await solve(visitor, 'signIn'))
    expect(signIn.body).toMatchObject({ status: 200, accessToken: '' })
    const code = await newestCode(service.url, member.phoneNumber)
    const guess = (by: number) => {
      return call(visitor, 'validateCode', { phoneNumber: '', email: '', code: wrongCode(code, by) })
    }

    const lines: string[] = []
    for (const by of [1, 2]) lines.push((await guess(by)).body.code)
    // One attempt is running at the kill. It may count or not; earlier attempts still count.
    const last = guess(3).catch(() => undefined)
    await service.kill()
    await last
    service = await start()
    for (const by of [4, 5, 6, 7, 8]) lines.push((await guess(by)).body.code)
    const checked = lines.filter((line) => line === 'wrongCode').length
    expect(checked).toBeGreaterThanOrEqual(4)
    expect(checked).toBeLessThanOrEqual(5)
    expect((await guess(0)).body.code).toBe('codeExpired')

    const wrongPassword = { ...credentials, password: 'not-the-password' }
    const passwords: string[] = []
    for (let tries = 0; tries < 5; tries++) passwords.push((await call(visitor, 'signIn', wrongPassword)).body.code)
    await service.kill()
    service = await start()
    for (let tries = 0; tries < 6; tries++) passwords.push((await call(visitor, 'signIn', wrongPassword)).body.code)
    // Five wrong passwords pause the network, also after the kill. Right passwords are not counted.
    expect(passwords).toEqual([
      ...Array<string>(5).fill('wrongCredentials'),
      ...Array<string>(6).fill('tooManyRequests'),
    ])
  },
)
