import type { HoldRequest } from '@invea/api/wire'
import type { ProofEffort } from '@invea/domain/appointment'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { aVisitor, type TestClient } from '../../src/testing/a-client.ts'
import type { TestService } from '../../src/testing/a-service.ts'
import { aSlotRequest, checkedSlotTotals } from '../../src/testing/a-slot.ts'
import { solve } from '../../src/testing/human.builder.ts'
import { codeSentTo } from '../../src/testing/posted-messages.ts'

/** The limits of production; other tests have relaxed ones. */
export const fairSettings = {
  TRUSTED_PROXIES: '127.0.0.1',
  ADDRESS_RATE_FACTOR: '1',
  UNCODED_SHARE_PERCENT: '10',
  SLOT_RETURN_MINUTES: '10',
}

let phones = 0

/** Visitors from chosen addresses, with the proofs that their holds need. */
export const createFairVisitors = (service: TestService) => {
  const at = (address: string, visitor: TestClient): TestClient => ({
    ...visitor,
    call: (id, parts, headers) => visitor.call(id, parts, { 'x-forwarded-for': address, ...headers }),
  })
  const prove = async (visitor: TestClient, effort: ProofEffort) => {
    const solution = await solve(visitor, 'site', effort)
    const response = await visitor.call('verifyCaptcha', { body: { form: 'site', solution } })
    expect(response.status).toBe(200)
  }
  /** A visitor from an address. */
  const aVisitorAt = async (address: string) => at(address, await aVisitor(service.url))
  return {
    at,
    aVisitorAt,
    prove,
    /** A visitor from an address who solved a proof of this size. */
    from: async (address: string, effort: ProofEffort = 'ordinary'): Promise<TestClient> => {
      const visitor = await aVisitorAt(address)
      await prove(visitor, effort)
      return visitor
    },
    /** Copies one largest proof to all sessions, because forty solutions would take half a minute. */
    copyHardestProofToAll: () =>
      sql`update session set human = (select human from session where human ->> 'site.hardest' is not null order by created_at desc limit 1)
        where human = '{}'`.execute(service.services.db),
    /** Confirms a code that was sent to this phone or mailbox. */
    proveByCode: async (visitor: TestClient, to: string) => {
      const body = to.includes('@') ? { email: to } : { phoneNumber: to }
      expect((await visitor.call('sendHoldCode', { body })).status).toBe(200)
      const code = await codeSentTo(service.services, to)
      return visitor.call('verifyHoldCode', { body: { code } })
    },
    hold: async (visitor: TestClient, changes: Partial<HoldRequest> = {}): Promise<string> => {
      const { status, body } = await visitor.call('submitAppointment', { body: aSlotRequest(changes) })
      return status === 200 ? 'held' : body.proof ? `${body.code} ${body.proof}` : body.code
    },
    taken: async () => {
      const rows = await checkedSlotTotals(service.services)
      return rows.reduce((sum, row) => sum + row.taken, 0)
    },
    /** The capacity that no one can reserve: taken, or returning after a delay. */
    blocked: async () => {
      const { rows } = await sql<{ readonly applicants: number }>`
        select coalesce(sum(applicants), 0)::integer as applicants from appointment where state in ('held', 'final')
          and (expires_at is null or expires_at + make_interval(secs => returns_after) > ${service.clock.now()})`.execute(
        service.services.db,
      )
      return rows[0]?.applicants ?? 0
    },
    aPhone: () => `09000${String(++phones).padStart(5, '0')}`,
  }
}
