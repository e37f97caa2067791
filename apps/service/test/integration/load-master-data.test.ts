import { addDays, isoDate } from '@invea/domain'
import { type KyselyPlugin, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import sampleOffices from '../../sample-data/offices.json' with { type: 'json' }
import type { EntityName } from '../../src/operator/entities.ts'
import { type LoadOptions, load } from '../../src/operator/load.ts'
import { loadSampleData } from '../../src/operator/sample-data.ts'
import { serviceOf } from '../../src/testing/a-service.ts'
import { aSlotRequest, withCapacity } from '../../src/testing/a-slot.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aHuman } from '../../src/testing/human.builder.ts'
import { operatorRows, runOperatorCommand } from '../../src/testing/run-operator-command.ts'

const names = (en: string) => ({ en, am: 'ናሙና', om: 'Fakkeenya', ti: 'ኣብነት' })

describe.each(databaseKinds)('on %s', (kind) => {
  const service = serviceOf(kind)
  const csv = (kind: EntityName, lines: readonly string[], options: Partial<LoadOptions> = {}) =>
    load(service.services, { format: 'csv', kind, content: lines.join('\n') }, { now: service.clock.now(), ...options })
  const json = (content: unknown, kind?: EntityName) =>
    load(service.services, { format: 'json', kind, content: JSON.stringify(content) }, { now: service.clock.now() })
  const officeHeader =
    'id,cityId,name.en,name.am,name.om,name.ti,address.en,address.am,address.om,address.ti,phone,fax,main,processingDays,minDays,maxDays'
  const office = (
    id: number,
    changes: Partial<Record<'city' | 'name' | 'window' | 'phone' | 'processingDays', string>> = {},
  ) =>
    `${id},${changes.city ?? '101'},"${changes.name ?? 'Sample, branch'}",ናሙና,Fakkeenya,ኣብነት,Street 1,መንገድ 1,Karaa 1,ጎደና 1,${changes.phone ?? '0110000000'},0110000001,no,${changes.processingDays ?? '30'},${changes.window ?? '3,60'}`

  test('D28: the offices have the closed and open days of the operator from today on, for estimates', async () => {
    const closures = async () => {
      service.services.master.forget()
      const { body } = await (await aHuman(service)).call('getOffices', {})
      return body.cities[0].offices[0].closures
    }
    const before = (await closures()) ?? { closed: [], open: [] }
    const line = (day: string, closed: boolean) => ({ day, closed, name: names('Moved holiday') })
    await json([line('2026-11-20', true), line('2027-02-02', true), line('2027-02-06', false)], 'holidays')
    const after = await closures()
    expect(after.closed.toSorted()).toEqual([...before.closed, '2027-02-02'].toSorted())
    expect(after.open).toEqual([...before.open, '2027-02-06'])
    const added = ['2026-11-20', '2027-02-02', '2027-02-06']
    await service.services.db.deleteFrom('holiday').where('day', 'in', added.map(isoDate)).execute()
    service.services.master.forget()
  })

  test('a load of holidays counts the applicants with an appointment on the new ones, also in a dry run', async () => {
    const day = isoDate('2026-12-15')
    const visitor = await aHuman(service)
    const body = { ...aSlotRequest(), date: day, applicants: 2 }
    expect((await visitor.call('submitAppointment', { body })).status).toBe(200)
    const content = JSON.stringify([{ day, closed: true, name: names('Moved holiday') }])
    const loaded = (options: object) =>
      operatorRows(service, 'load', { format: 'json', kind: 'holidays', content, ...options })
    expect(await loaded({ dryRun: true })).toMatchObject([{ kind: 'holidays', added: 1, applicants: 2 }])
    expect(await loaded({})).toMatchObject([{ added: 1, applicants: 2 }])
    expect(await loaded({})).toMatchObject([{ same: 1, applicants: 0 }])
    await service.services.db.deleteFrom('holiday').where('day', '=', day).execute()
    service.services.master.forget()
  })

  test('a load of offices counts the applicants with an appointment at those with a new address', async () => {
    const body = { ...aSlotRequest(), date: isoDate('2026-12-16'), applicants: 3 }
    expect((await (await aHuman(service)).call('submitAppointment', { body })).status).toBe(200)
    const { offices } = sampleOffices
    const loaded = (changes: object) => {
      const content = JSON.stringify({ offices: offices.map((one) => (one.id === 2 ? { ...one, ...changes } : one)) })
      return operatorRows(service, 'load', { format: 'json', content })
    }
    const booked = expect.toSatisfy((applicants: number) => applicants >= 3)
    const moved = { address: names('Moved street') }
    expect(await loaded(moved)).toContainEqual(expect.objectContaining({ kind: 'offices', applicants: booked }))
    for (const same of [{ ...moved, phone: '0110000009' }, moved])
      expect(await loaded(same)).toContainEqual(expect.objectContaining({ kind: 'offices', changed: 1, applicants: 0 }))
    await loaded({})
    service.services.master.forget()
  })

  test('sample data fills only an empty database, once', async () => {
    const { db } = service.services
    expect(await loadSampleData(service.services)).toBe(false)
    const counts = async (table: 'office' | 'city' | 'nationality' | 'slot_template') =>
      (
        await db
          .selectFrom(table)
          .select((query) => query.fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n
    expect(await counts('office')).toBe(10)
    expect(await counts('city')).toBe(120)
    expect(await counts('nationality')).toBe(250)
    expect(await counts('slot_template')).toBe(150)
    const main = await db.selectFrom('office').selectAll().where('main', '=', true).execute()
    expect(main.map(({ name }) => name.en)).toEqual(['Addis Ababa Main Office'])
    const urgent = await db
      .selectFrom('slot_counter')
      .selectAll()
      .where('slot_id', '=', 0)
      .where('office_id', '=', 1)
      .execute()
    expect(urgent.length).toBeGreaterThan(70)
    expect(new Set(urgent.map(({ capacity }) => capacity))).toEqual(new Set([10]))
  })

  test('loads offices with their booking window from a CSV file; the same file again changes nothing', async () => {
    const lines = [officeHeader, office(101), office(102, { name: 'Other' })]
    expect(await csv('offices', lines)).toEqual({
      ok: true,
      value: {
        offices: { added: 2, changed: 0, same: 0, deleted: 0 },
        restrictions: { added: 2, changed: 0, same: 0, deleted: 0 },
      },
    })
    expect(await csv('offices', lines)).toMatchObject({ value: { offices: { added: 0, changed: 0, same: 2 } } })
    const changed = [officeHeader, office(101, { window: '5,40' }), office(102, { name: 'Renamed' })]
    expect(await csv('offices', changed)).toMatchObject({
      value: { offices: { changed: 1, same: 1 }, restrictions: { changed: 1, same: 1 } },
    })
    const { db } = service.services
    const row = await db.selectFrom('office').selectAll().where('id', '=', 101).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ name: names('Sample, branch'), main: false, processing_days: 30 })
    const window = await db.selectFrom('restriction').selectAll().where('office_id', '=', 101).executeTakeFirst()
    expect(window).toMatchObject({ min_days: 5, max_days: 40 })
  })

  test('an office is offered once it has a booking window and slots', async () => {
    const offered = async () => {
      service.services.master.forget()
      const { body } = await (await aHuman(service)).call('getOffices', {})
      return JSON.stringify(body).includes('Sample without slots')
    }
    expect(await csv('offices', [officeHeader, office(121, { name: 'Sample without slots' })])).toMatchObject({
      ok: true,
    })
    expect(await offered()).toBe(false)
    const slots = ['officeId,id,startTime,endTime,capacity', '121,1,08:30,09:00,5']
    expect(await csv('slotTemplates', slots)).toMatchObject({ ok: true })
    expect(await offered()).toBe(true)
  })

  test('refuses a second main office, and none', async () => {
    const {
      id,
      city_id: cityId,
      main: _main,
      ...row
    } = await service.services.db.selectFrom('office').selectAll().where('main', '=', true).executeTakeFirstOrThrow()
    const { name, address, phone, fax, processing_days: processingDays } = row
    const asMain = (officeId: number, main: boolean) =>
      json({ offices: [{ id: officeId, cityId, name, address, phone, fax, processingDays, main }] })
    const fault = (mains: string) => ({ ok: false, error: [`offices: one must be the main office, not ${mains}`] })
    expect(await asMain(id, false)).toEqual(fault('none'))
    expect(await asMain(103, true)).toEqual(fault(`${id}, 103`))
  })

  test('reports every fault with its line, and changes nothing', async () => {
    const lines = [
      officeHeader,
      office(201),
      office(202, { city: '999999' }),
      office(203, { phone: 'call us' }),
      office(204, { window: '60,3' }),
      office(201, { name: 'Twice' }),
      office(5_000),
      office(205, { processingDays: '366' }),
    ]
    const loaded = await csv('offices', lines)
    expect(loaded).toEqual({
      ok: false,
      error: [
        'line 3, cityId: there is no city 999999',
        'line 4, phone: must be a phone number of digits',
        'line 6: this one is already on line 2',
        'line 7, id: must be a whole number from 1 to 1023',
        'line 8, processingDays: must be a whole number from 0 to 365',
        'line 5, maxDays: must not be before minDays',
        'line 6: this one is already on line 2',
        'line 7, officeId: must be a whole number from 1 to 1023',
      ],
    })
    const stored = await service.services.db.selectFrom('office').select('id').where('id', '>=', 200).execute()
    expect(stored).toEqual([])
  })

  test('refuses an invalid file before it reads any line', async () => {
    const faults = async (kind: EntityName, ...lines: string[]) => {
      const loaded = await csv(kind, lines)
      return loaded.ok ? [] : loaded.error
    }
    expect(await faults('restrictions')).toEqual(['the file is empty'])
    expect(await faults('restrictions', 'officeId,minDays,maxDays', '1,2')).toEqual([
      'line 2: has 2 fields, the first line 3',
    ])
    expect(await faults('restrictions', 'officeId,minDays,maxDays', '1,"2')).toEqual([
      'line 2: a quoted field has no end',
    ])
    expect(await faults('restrictions', 'office,minDays,maxDays', '1,2,3')).toEqual([
      'line 1: column office is not known; known are officeId, minDays, maxDays',
    ])
    expect(await faults('restrictions', 'officeId,minDays', '1,2')).toEqual([
      'line 2, maxDays: must be a whole number from 0 to 400',
    ])
    expect(await json({ nothing: [] })).toMatchObject({
      error: [expect.stringMatching(/^nothing is not known; known are regions/)],
    })
    expect(
      await load(service.services, { format: 'json', content: '{\n"offices": [\n}' }, { now: service.clock.now() }),
    ).toEqual({ ok: false, error: ['line 3: the file is not JSON from here on'] })
  })

  test('a dry run prints the changes and stores nothing', async () => {
    const lines = ['officeId,minDays,maxDays', '1,7,9']
    const before = await service.services.db.selectFrom('restriction').selectAll().execute()
    expect(await csv('restrictions', lines, { dryRun: true })).toMatchObject({
      value: { restrictions: { changed: 1 } },
    })
    expect(await service.services.db.selectFrom('restriction').selectAll().execute()).toEqual(before)
  })

  test('one JSON file can contain several lists in any order, and an office with its sites', async () => {
    const site = { id: 900, name: names('Site'), address: names('Site street'), phoneNumber: '0110000002' }
    const loaded = await json({
      note: 'SAMPLE',
      offices: [
        {
          id: 301,
          cityId: 99001,
          name: names('New office'),
          address: names('Street'),
          phone: '0110000000',
          fax: '0110000001',
          main: false,
          processingDays: 20,
          minDays: 1,
          maxDays: 30,
          deliverySites: [site],
        },
      ],
      cities: [{ id: 99001, regionId: 99001, name: names('New city') }],
      regions: [{ id: 99001, name: names('New region') }],
    })
    expect(loaded).toMatchObject({
      ok: true,
      value: {
        regions: { added: 1 },
        cities: { added: 1 },
        offices: { added: 1 },
        deliverySites: { added: 1 },
        restrictions: { added: 1 },
      },
    })
    service.services.master.forget()
    const snapshot = await service.services.master.snapshot()
    expect(snapshot.offices.get(301)?.deliverySites).toMatchObject([{ id: 900 }])
    // New entries are at the end of their list.
    expect(snapshot.lists.regions.at(-1)?.id).toBe(99001)
  })

  test('a text in fewer than four languages is refused', async () => {
    const loaded = await json({ occupations: [{ id: 1, name: { en: 'Clerk', am: 'ጸሐፊ', om: '' } }] })
    expect(loaded).toEqual({
      ok: false,
      error: [
        'occupations[0], name.om: must be a text of 1 to 300 characters',
        'occupations[0], name.ti: must be a text of 1 to 300 characters',
      ],
    })
  })

  test('steps of a payment option can contain only the amount and the order code', async () => {
    const name = { en: 'Sample pay', am: 'ናሙና', om: 'Fakkeenya', ti: 'ኣብነት' }
    const option = (step: string) => ({
      paymentOptions: [{ id: 901, code: 'sample-pay', name, kind: 'code', steps: [{ ...name, en: step }] }],
    })
    expect(await json(option('Pay {{total}} ETB.'))).toEqual({
      ok: false,
      error: ['paymentOptions[0], steps.0: may name only {{amount}} and {{orderCode}}'],
    })
    expect(await json(option('Pay {{amount}} ETB with {{orderCode}}.'))).toMatchObject({ ok: true })
    expect(await json(option('Pay {{amount}} ETB with {{orderCode}}.'))).toMatchObject({
      ok: true,
      value: { paymentOptions: { same: 1 } },
    })
  })

  test('capacities open a day and end no appointment; urgent quotas are separate from the slots', async () => {
    const visitor = await aHuman(service)
    const slotRequest = aSlotRequest({ applicants: 3 })
    expect((await visitor.call('submitAppointment', { body: slotRequest })).status).toBe(200)
    const counter = (slot: number) =>
      service.services.db
        .selectFrom('slot_counter')
        .select(['capacity', 'taken'])
        .where('office_id', '=', slotRequest.officeId)
        .where('day', '=', slotRequest.date)
        .where('slot_id', '=', slot)
        .executeTakeFirst()
    const header = 'officeId,day,slotId,capacity'
    expect(
      await csv('capacities', [header, `2,${slotRequest.date},${slotRequest.slotId},1`, `2,${slotRequest.date},4,7`]),
    ).toMatchObject({ ok: true, value: { capacities: { changed: 2 } } })
    expect(await counter(slotRequest.slotId)).toEqual({ capacity: 1, taken: 3 })
    expect(await counter(4)).toEqual({ capacity: 7, taken: 0 })
    expect(await csv('capacities', [header, `2,${slotRequest.date},${slotRequest.slotId},1`])).toMatchObject({
      value: { capacities: { same: 1 } },
    })
    const unknown = await csv('capacities', [header, '2,2027-06-02,30,1'])
    const fault = 'office 2 has no slot 30: its slots are 1, 2, 3'
    expect(unknown).toMatchObject({ ok: false, error: [expect.stringContaining(`line 2, slotId: ${fault}`)] })
    const range = { officeId: 2, from: '2027-06-02', to: '2027-06-03', slotId: 30, capacity: 1 }
    expect(await runOperatorCommand(service, 'capacity', range)).toMatchObject({
      error: { faults: [expect.stringContaining(fault)] },
    })
    await csv('urgentQuotas', ['officeId,day,quota', '2,2027-06-01,5'])
    const urgent = await service.services.db
      .selectFrom('slot_counter')
      .selectAll()
      .where('day', '=', '2027-06-01' as never)
      .execute()
    expect(urgent).toMatchObject([{ office_id: 2, slot_id: 0, capacity: 5, taken: 0 }])
  })

  test('capacities of a year need few statements, so that holds do not wait for their locks', async () => {
    const days = Array.from({ length: 300 }, (_, at) => addDays(isoDate('2029-01-01'), at))
    const lines = days.toReversed().map((day) => `2,${day},4,9`)
    let statements = 0
    const counted: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements++
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const attempt: typeof service.services.attempt = (work) =>
      service.services.attempt((trx) => work(trx.withPlugin(counted)))
    const loadYear = (content: readonly string[]) =>
      load(
        { attempt },
        { format: 'csv', kind: 'capacities', content: content.join('\n') },
        { now: service.clock.now() },
      )
    const header = 'officeId,day,slotId,capacity'
    expect(await loadYear([header, ...lines])).toMatchObject({ value: { capacities: { changed: 300 } } })
    expect(await loadYear([header, ...lines, '2,2030-01-07,4,9'])).toMatchObject({
      value: { capacities: { changed: 1, same: 300 } },
    })
    expect(statements).toBeLessThan(30)
  })

  test('the time of a slot with appointments stays, because slips and messages name it; its capacity can change', async () => {
    const visitor = await aHuman(service)
    const slot = aSlotRequest({ slotId: 6 })
    expect((await visitor.call('submitAppointment', { body: slot })).status).toBe(200)
    const template = (changes: object) =>
      json({ slotTemplates: [{ officeId: 2, id: 6, startTime: '10:30', endTime: '11:00', capacity: 20, ...changes }] })
    expect(await template({ startTime: '10:45' })).toEqual({
      ok: false,
      error: [
        expect.stringContaining(
          'startTime: slot 6 of office 2 has 1 appointments: add a slot with a new id, and set the capacity of this one to 0',
        ),
      ],
    })
    expect(await template({ capacity: 21 })).toMatchObject({ ok: true, value: { slotTemplates: { changed: 1 } } })
    const free = { officeId: 2, id: 7, startTime: '11:05', endTime: '11:35', capacity: 20 }
    expect(await json({ slotTemplates: [free] })).toMatchObject({ ok: true, value: { slotTemplates: { changed: 1 } } })
  })

  test('a released slot stays closed while more are taken than the lowered capacity', async () => {
    const { db } = service.services
    const slot = aSlotRequest({ date: isoDate('2026-12-08') })
    const hold = async (applicants: number) => {
      const visitor = await aHuman(service)
      return (await visitor.call('submitAppointment', { body: { ...slot, applicants } })).status
    }
    const counter = () =>
      db
        .selectFrom('slot_counter')
        .select(['capacity', 'taken'])
        .where('office_id', '=', slot.officeId)
        .where('day', '=', slot.date)
        .where('slot_id', '=', slot.slotId)
        .executeTakeFirst()
    await withCapacity(service.services, 5, slot)
    expect([await hold(3), await hold(2)]).toEqual([200, 200])
    const range = { officeId: slot.officeId, from: slot.date, to: slot.date, slotId: slot.slotId }
    const lowered = { capacity: 2, taken: 5 }
    expect(await operatorRows(service, 'capacity', { ...range, capacity: 2 })).toMatchObject([
      { ...lowered, change: 'changed' },
    ])
    expect(await counter()).toEqual(lowered)
    expect(await hold(1)).toBe(409)
    // No statement can take more than was taken when the capacity was lowered.
    await expect(sql`update slot_counter set taken = 6 where day = ${slot.date}`.execute(db)).rejects.toThrow(
      'slot_counter_never_over',
    )
    service.clock.forward({ minutes: 31 })
    expect([await hold(3), await hold(1), await hold(2), await hold(1), await hold(1)]).toEqual([
      409, 200, 409, 200, 409,
    ])
    expect(await counter()).toEqual({ capacity: 2, taken: 2 })
    await operatorRows(service, 'capacity', { ...range, capacity: 3 })
    await expect(sql`update slot_counter set taken = 4 where day = ${slot.date}`.execute(db)).rejects.toThrow(
      'slot_counter_never_over',
    )
    expect([await hold(1), await hold(1)]).toEqual([200, 409])
  })

  test('reports the line of a code that belongs to another line or row', async () => {
    const header = 'id,code,name.en,name.am,name.om,name.ti'
    const lines = [header, '20001,ETH,X,ሀ,X,ሀ', '20002,QQQ,X,ሀ,X,ሀ', '20003,QQQ,X,ሀ,X,ሀ']
    expect(await csv('nationalities', lines)).toEqual({ ok: false, error: ['line 2, code: ETH belongs to 1 already'] })
    expect(await csv('nationalities', [header, ...lines.slice(2)])).toEqual({
      ok: false,
      error: ['line 3, code: QQQ belongs to 20002 already'],
    })
  })

  describe('the audit log has the old and the new values of', () => {
    /** The rows about changed lines that this command writes. */
    const changesBy = async (command: () => Promise<unknown>) => {
      const stored = () =>
        service.services.db.selectFrom('audit_log').selectAll().where('action', '=', 'master.changed').execute()
      const before = new Set((await stored()).map(({ id }) => id))
      await command()
      return (await stored()).filter(({ id }) => !before.has(id)).map(({ detail }) => detail)
    }
    const loadJson = (content: unknown) =>
      operatorRows(service, 'load', { format: 'json', content: JSON.stringify(content) })

    test('a changed line, and nothing of an unchanged one', async () => {
      const fees = (amount: number) => () => loadJson({ fees: [{ code: 'originIdBase', amount, sample: true }] })
      const [low, stored] = [{ amount: 1 }, { amount: 10_000 }]
      expect(await changesBy(fees(1))).toEqual([{ kind: 'fees', keys: ['originIdBase'], before: stored, after: low }])
      expect(await changesBy(fees(1))).toEqual([])
      expect(await changesBy(fees(10_000))).toEqual([
        { kind: 'fees', keys: ['originIdBase'], before: low, after: stored },
      ])
    })

    test('an added line and one that a whole list deletes, which the command counts', async () => {
      const line = (id: number) => ({ id, requestType: 'new', condition: 'adult', attachmentTypeId: 1 })
      const row = (id: number) => ({
        ...{ id, request_type: 'new', condition: 'adult', attachment_type_id: 1 },
        ...{ replacement_reason: null, origin_id_service: null },
      })
      const replace = (...ids: readonly number[]) => loadJson({ requiredAttachments: ids.map(line) })
      expect(await changesBy(() => replace(801))).toEqual([
        { kind: 'requiredAttachments', keys: ['801'], before: null, after: expect.objectContaining(row(801)) },
      ])
      const deleted = { keys: ['801'], before: expect.objectContaining(row(801)), after: null }
      const changes = await changesBy(async () =>
        expect(await replace(802)).toMatchObject([{ added: 1, changed: 0, same: 0, deleted: 1 }]),
      )
      expect(changes).toHaveLength(2)
      expect(changes).toContainEqual({ kind: 'requiredAttachments', ...deleted })
    })

    test('capacities of a year, whose equal changes share rows of at most a hundred days', async () => {
      const days = Array.from({ length: 250 }, (_, at) => addDays(isoDate('2028-01-03'), at))
      const set = (capacity: number, quota: number) => () =>
        loadJson({
          capacities: days.map((day) => ({ officeId: 4, day, slotId: 1, capacity })),
          urgentQuotas: days.map((day) => ({ officeId: 4, day, quota })),
        })
      await set(3, 8)()
      const changes = await changesBy(set(90, 8))
      expect(changes).toHaveLength(3)
      expect(changes).toContainEqual({
        kind: 'capacities',
        keys: days.slice(0, 100).map((day) => `4/${day}/1`),
        ...{ before: { capacity: 3 }, after: { capacity: 90 } },
      })
      const keys = changes.flatMap((change) => change.keys)
      expect(new Set(keys)).toEqual(new Set(days.map((day) => `4/${day}/1`)))
    })

    test('nothing in a dry run', async () => {
      const fees = JSON.stringify({ fees: [{ code: 'originIdBase', amount: 5 }] })
      const dryRun = () => operatorRows(service, 'load', { format: 'json', content: fees, dryRun: true })
      expect(await changesBy(dryRun)).toEqual([])
    })
  })
})
