import type { PortalApi } from '@invea/api'
import { isoDate } from '@invea/domain'
import type { NewRequest } from '@invea/domain/application'
import { aFamilyMember, anAddress, anApplicant, aPersonalDetail } from '@invea/domain/testing'
import { describe, expect, test } from 'vitest'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aKey, aRequestFor, holdAppointment, must } from './a-submission.ts'
import { signInMember, testSystemOf } from './a-test-system.ts'

describe.each(databaseKinds)('on %s', (kind) => {
  const system = testSystemOf(kind)
  const signedIn = () => signInMember(system, system.visitor())
  const submit = async (api: PortalApi, changes: Partial<NewRequest> = {}) => {
    const { appointmentIds } = await holdAppointment(api, { applicants: changes.applicants?.length ?? 1 })
    return must(await api.requests.submit(await aRequestFor(system, appointmentIds, changes), aKey()))
  }
  const named = (firstName: string, birthDate: string, city = 'Adama') =>
    anApplicant({
      personal: aPersonalDetail({ firstName, birthDate: isoDate(birthDate) }),
      address: anAddress({ city }),
      family: [aFamilyMember()],
    })
  const offered = async (api: PortalApi) => must(await api.requests.earlierApplicants('passport'))

  test('offers a member the persons of earlier applications, each once and as last submitted', async () => {
    const api = await signedIn()
    expect(await offered(api)).toEqual([])
    const first = await submit(api, { applicants: [named('HANA', '1990-01-31'), named('BELAY', '1988-05-12')] })
    expect(await offered(api)).toMatchObject([{ hasOpenApplication: true }, { hasOpenApplication: true }])
    must(await api.schedule.cancel(first.requestId, aKey()))
    system.service.clock.forward({ minutes: 1 })
    await submit(api, { applicants: [named('HANA', '1990-01-31', 'Jimma')] })
    const found = await offered(api)
    expect(found).toMatchObject([
      {
        personal: { firstName: 'HANA', birthDate: '1990-01-31' },
        address: { city: 'Jimma' },
        hasOpenApplication: true,
      },
      { personal: { firstName: 'BELAY' }, address: { city: 'Adama' }, hasOpenApplication: false },
    ])
    // Only the fields that a new application reuses: no id, document, passport or number.
    expect(Object.keys(found[0] ?? {}).toSorted()).toEqual(['address', 'family', 'hasOpenApplication', 'personal'])
    expect(found[0]?.family).toEqual([expect.not.objectContaining({ id: expect.anything() })])
    expect(must(await api.requests.earlierApplicants('originId'))).toEqual([])
  })

  test('offers none of them to another member or to an anonymous session', async () => {
    const owner = await signedIn()
    const { persons, confirmationNumber } = await submit(owner)
    expect(await offered(owner)).toHaveLength(1)
    const other = await signedIn()
    // With both numbers this session can open the request for thirty minutes (D19), and its persons are still not offered.
    must(await other.requests.byApplicationNumber(persons[0]?.applicationNumber ?? '', confirmationNumber))
    expect(await offered(other)).toEqual([])
    const visitor = system.visitor()
    await submit(visitor)
    expect(must(await visitor.requests.mine())).toHaveLength(1)
    expect(await offered(visitor)).toEqual([])
  })

  test('writes no audit row when earlier persons are read', async () => {
    const api = await signedIn()
    await submit(api)
    const entries = () => system.service.services.db.selectFrom('audit_log').selectAll().execute()
    const before = await entries()
    await offered(api)
    expect(await entries()).toHaveLength(before.length)
  })
})
