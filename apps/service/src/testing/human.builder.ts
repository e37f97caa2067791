import type { CaptchaForm } from '@invea/api/contract'
import type { ProofEffort } from '@invea/domain/appointment'
import { solveCaptcha } from '@invea/tooling/test-client'
import { aVisitor, type TestClient, tokenHash } from './a-client.ts'
import type { TestService } from './a-service.ts'

export const solve = async (
  client: TestClient,
  form: CaptchaForm,
  effort: ProofEffort = 'ordinary',
): Promise<string> => {
  const { body } = await client.call('getChallenge', { query: { form, effort } })
  return solveCaptcha(body.challenge)
}

/** A visitor with a valid captcha and a token that does not expire, for tests about other subjects. */
export const aHuman = async (
  { url, services, clock }: TestService,
  forms: readonly CaptchaForm[] = ['site', 'passport'],
  visitor?: TestClient,
): Promise<TestClient> => {
  const client = visitor ?? (await aVisitor(url))
  const until = new Date(clock.now().getTime() + 365 * 86_400_000)
  const { session_id } = await services.db
    .updateTable('session_token')
    .set({ expires_at: until })
    .where('hash', '=', tokenHash(client.accessToken))
    .returning('session_id')
    .executeTakeFirstOrThrow()
  const marks = forms.flatMap((form) => [form, `${form}.code`])
  const human = JSON.stringify(Object.fromEntries(marks.map((mark) => [mark, until.toISOString()])))
  await services.db.updateTable('session').set({ human }).where('id', '=', session_id).execute()
  return client
}
