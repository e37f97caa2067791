import { afterAll, beforeAll, beforeEach } from 'vitest'
import { startService, type TestService } from './a-service.ts'
import { type DatabaseKind, noPostgres } from './databases.ts'

/** The service of a `describe`: started before its tests and stopped after them; without PostgreSQL they are skipped. */
export const serviceOf = (kind: DatabaseKind): TestService => {
  let started: TestService | undefined
  const service = () => {
    if (!started) throw new Error('the service is there once the tests run')
    return started
  }
  beforeAll(async () => {
    started = await startService(kind)
  })
  afterAll(() => started?.stop())
  beforeEach((context) => {
    if (!started) context.skip(noPostgres)
  })
  return {
    get services() {
      return service().services
    },
    get app() {
      return service().app
    },
    get clock() {
      return service().clock
    },
    get opened() {
      return service().opened
    },
    get url() {
      return service().url
    },
    stop: () => service().stop(),
  }
}

/** No place was ever taken; the calendars that are kept in memory have passed. */
export const emptyPlaces = async ({ services: { db }, clock }: TestService): Promise<void> => {
  clock.forward({ seconds: 2 })
  await db.deleteFrom('appointment').execute()
  await db.deleteFrom('slot_counter').execute()
}
