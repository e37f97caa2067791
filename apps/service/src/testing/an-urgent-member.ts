import { createHash } from 'node:crypto'
import { later } from '../platform/clock.ts'
import { newId } from '../platform/ids.ts'
import type { TestClient } from './a-client.ts'
import type { TestService } from './a-service.ts'
import { aHuman } from './human.builder.ts'

/** A signed-in member whose ten minutes have just begun, without the password and the code: most tests are about something else. */
export const anUrgentMember = async (service: TestService, accountId = newId()): Promise<TestClient> => {
  const client = await aHuman(service)
  const { db, clock } = service.services
  const { session_id } = await db
    .selectFrom('session_token')
    .select('session_id')
    .where('hash', '=', createHash('sha256').update(client.accessToken).digest())
    .executeTakeFirstOrThrow()
  const member = { kind: 'user', account_id: accountId, urgent_until: later(clock.now(), { minutes: 10 }) } as const
  await db.updateTable('session').set(member).where('id', '=', session_id).execute()
  return client
}
