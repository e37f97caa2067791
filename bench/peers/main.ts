// `pnpm --filter @invea/bench peers`: compares the product with other booking software on the same machine, in alternating rounds with
// the same loader. README.md lists what to install and what differs. Skips missing peers and prints their names.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findOrInstallBrowser } from '@invea/tooling/browsers'
import { temporaryFolder } from '@invea/tooling/programs'
import pg from 'pg'
import { launch, servePortal } from '../portals/phone.ts'
import { type MasterIds, masterIdsQuery } from '../service/applications.ts'
import { onPostgres, prepare } from '../service/database.ts'
import { type Load, type LoadResult, run } from '../service/load.ts'
import { booking, pick } from '../service/messages.ts'
import { baselineSchema, createPgbench } from '../service/pgbench.ts'
import { startService } from '../service/program.ts'
import { startServerOrExit } from '../service/server.ts'
import { daysFrom, releaseDay } from '../service/workload.ts'
import { machineLoad, median } from '../statistics.ts'
import { slotContenders } from './cal-com.ts'
import { missingFor, otherPackages, type Peer, startPeer } from './easy-appointments.ts'
import { bookingTexts, calendarTexts, openSessions, type Slot } from './easy-appointments-calls.ts'

/** `--once` only shows that every part works; its figures are not reliable. */
const plans = { '--once': { rounds: 1, seconds: 1 }, '--short': { rounds: 3, seconds: 3 } }
const plan = (process.argv[2] && plans[process.argv[2] as keyof typeof plans]) || { rounds: 5, seconds: 6 }
const connections = 50
const raceRounds = 10
const times = (ours: readonly number[], theirs: readonly number[]) =>
  median(ours.map((value, at) => value / (theirs[at] ?? 1)))

/** Text that each successful response contains. */
const successes = {
  hold: '"appointmentResponses":[{',
  application: '"confirmationNumber":"',
  availability: '"startTime"',
  theirBooking: '"appointment_hash":"',
  theirDay: '["08:00"',
  theirMonth: '["20',
}

/** Successes a second. The service refuses a group of five without a code; such a call does not count. */
const accepted = ({ perSecond, byStatus }: LoadResult) => {
  const all = Object.values(byStatus).reduce((sum, count) => sum + count, 0)
  return (perSecond * (byStatus['200'] ?? 0)) / all
}

const resultLine = (name: string, { perSecond, p50, p99, byStatus }: LoadResult) =>
  `  ${name.padEnd(38)} ${perSecond.toFixed(0).padStart(7)}/s  p50 ${p50.toFixed(1).padStart(7)} ms  p99 ${p99.toFixed(1).padStart(7)} ms  ${JSON.stringify(byStatus)}`

console.log(`Node ${process.version}, ${machineLoad()}`)

/** Compares slots of 60 days as JSON, which are pure functions on both sides. */
const compareSlots = (folder: string | undefined) => {
  const contenders = slotContenders(folder)
  if (!contenders) return console.log('Skipped: CAL_COM names no unpacked @calcom/platform-libraries.')
  const perSecond = (work: () => unknown) => {
    const start = performance.now()
    let runs = 0
    do {
      work()
      runs++
    } while (performance.now() - start < 400)
    return (runs * 1000) / (performance.now() - start)
  }
  const { version, theirs, cold, ours } = contenders
  const count = (text: string, name: RegExp) => text.match(name)?.length ?? 0
  console.log(
    `\n60 days of slots as JSON: ${count(cold(), /"startTime"/g)} slots here, ${count(theirs(), /"time"/g)} by ${version}`,
  )
  const rounds = Array.from({ length: 7 }, () => ({
    ours: perSecond(ours),
    cold: perSecond(cold),
    theirs: perSecond(theirs),
  }))
  const all = (side: 'ours' | 'cold' | 'theirs') => rounds.map((round) => round[side])
  const line = (name: string, side: 'ours' | 'cold' | 'theirs') =>
    console.log(
      `  ${name.padEnd(44)} ${median(all(side))
        .toFixed(side === 'theirs' ? 1 : 0)
        .padStart(7)}/s`,
    )
  line('here, unchanged days reused', 'ours')
  line('here, first call', 'cold')
  line('cal.com', 'theirs')
  console.log(
    `G10 ${times(all('ours'), all('theirs')).toFixed(0)}x, first call ${times(all('cold'), all('theirs')).toFixed(0)}x (floor 300x, aim 1,000x)`,
  )
}

/** Prints the compressed bytes of all responses of a first visit, until the network is idle. */
const pageWeight = async (pages: Readonly<Record<string, string>>) => {
  const chromium = findOrInstallBrowser('chromium')
  if (!chromium) return console.log('Skipped: page weight needs Chromium.')
  const browser = await launch(chromium)
  console.log('\nPage weight, first visit')
  for (const [name, address] of Object.entries(pages)) {
    const page = await browser.newPage()
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    const traffic = { bytes: 0, requests: 0, failed: 0 }
    devtools.on('Network.loadingFailed', () => {
      traffic.failed++
    })
    devtools.on('Network.responseReceived', ({ response }) => {
      if (response.status >= 400) traffic.failed++
    })
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      traffic.bytes += encodedDataLength
      traffic.requests++
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    console.log(
      `  ${name.padEnd(38)} ${(traffic.bytes / 1000).toFixed(0).padStart(7)} KB in ${traffic.requests} responses, ${traffic.failed} failed`,
    )
    await page.close()
  }
  await browser.close()
}

const compareBookings = async (peer: Peer) => {
  const server = await startServerOrExit()
  console.log(server.version)
  const [baseline, product] = [
    await server.makeDatabase('baseline', baselineSchema),
    await server.makeDatabase('product', []),
  ]
  const pgbench = createPgbench(server.pgbench)
  const folder = temporaryFolder('bench-peers')
  const settings = { DATA_DIR: folder, DATABASE_URL: product }
  await (await startService(settings)).stop()
  const [holdsPerRound, applicationsPerRound] = [15_000 * plan.seconds, 5_000 * plan.seconds]
  const perRound = holdsPerRound + applicationsPerRound
  const visitors = perRound * plan.rounds + raceRounds * connections
  await prepare(onPostgres(product), visitors, 1)
  const database = new pg.Client({ connectionString: product })
  await database.connect()
  const now = new Date()
  const raceDay = releaseDay(now, 0)
  const master = (await database.query<MasterIds>(masterIdsQuery)).rows[0] as MasterIds
  await database.query('update slot_counter set capacity = 1 where day = $1', [raceDay])
  const service = await startService(settings)
  const sessions = await openSessions(peer, 4 * connections)
  const days = daysFrom(now)
  const timesOfDay = Array.from(
    { length: 12 },
    (_, at) => `${String(8 + (at >> 1)).padStart(2, '0')}:${at % 2 ? '30' : '00'}`,
  )
  const load = (more: Partial<Load> & Pick<Load, 'workload' | 'port'>) =>
    run({ connections, seconds: plan.seconds, round: 1, visitors: { first: 1, last: 2_000 }, ...more })

  const figures = {
    hold: { ours: [] as number[], theirs: [] as number[] },
    booking: { ours: [] as number[], theirs: [] as number[] },
    day: { ours: [] as number[], theirs: [] as number[] },
    month: { ours: [] as number[], theirs: [] as number[] },
  }
  for (let round = 0; round < plan.rounds; round++) {
    console.log(`round ${round + 1}, ${machineLoad()}`)
    const first = 1 + round * perRound
    const afterHolds = first + holdsPerRound
    const held = await load({
      ...{ workload: 'book spread', port: service.port, expected: successes.hold },
      visitors: { first, last: afterHolds - 1 },
    })
    const applied = await load({
      ...{ workload: 'apply', port: service.port, expected: successes.application, master },
      visitors: { first: afterHolds, last: first + perRound - 1 },
    })
    const slots = Array.from(
      { length: 1_000 * plan.seconds },
      (): Slot => ({ ...{ provider: pick(peer.providers), service: 1, date: pick(days), time: pick(timesOfDay) } }),
    )
    const messages = bookingTexts(sessions, slots, String(round))
    const theirs = await load({
      workload: 'texts',
      port: peer.port,
      texts: { messages, once: true },
      expected: successes.theirBooking,
    })
    const tps = await pgbench('spread', { url: baseline, clients: 32, seconds: plan.seconds })
    console.log(resultLine('hold here', held))
    console.log(resultLine('hold and application here', applied))
    console.log(resultLine('booking, Easy!Appointments', theirs))
    console.log(`  ${'one statement a booking, pgbench'.padEnd(38)} ${tps.toFixed(0).padStart(7)}/s`)
    figures.hold.ours.push(accepted(held))
    figures.hold.theirs.push(accepted(theirs))
    figures.booking.ours.push(accepted(applied))
    figures.booking.theirs.push(accepted(theirs))
    for (const kind of ['day', 'month'] as const) {
      const ours = await load({ workload: `search ${kind}`, port: service.port, expected: successes.availability })
      const texts = calendarTexts(kind, sessions, peer.providers, kind === 'day' ? days : days.slice(20))
      const its = await load({
        ...{ workload: 'texts', port: peer.port, texts: { messages: texts, once: false } },
        expected: kind === 'day' ? successes.theirDay : successes.theirMonth,
      })
      console.log(resultLine(`a ${kind} here`, ours))
      console.log(resultLine(`a ${kind}, Easy!Appointments`, its))
      figures[kind].ours.push(accepted(ours))
      figures[kind].theirs.push(accepted(its))
    }
  }

  // Reads the log before the race, because refused bookings of the race are logged as errors.
  for (const fault of peer.faults()) console.log(`Easy!Appointments logged: ${fault.slice(0, 200)}`)

  console.log(`\n${connections} clients at once on a slot for one person, ${raceRounds} rounds: bookings accepted`)
  const last = perRound * plan.rounds
  const onlyOne = Math.max(...peer.query('select id from ea_services').map(Number))
  const won = { here: [] as number[], there: [] as number[] }
  for (let round = 0; round < raceRounds; round++) {
    const slot = { officeId: round + 1, date: raceDay, slotId: 1 }
    const messages = Array.from({ length: connections }, (_, at) =>
      booking(last + round * connections + at + 1, slot, 1).toString(),
    )
    const ours = await load({ workload: 'texts', port: service.port, texts: { messages, once: true } })
    won.here.push(ours.byStatus['200'] ?? 0)
    const theirSlot = { provider: peer.providers[round] ?? 0, service: onlyOne, date: raceDay, time: '08:00' }
    const same = Array.from({ length: connections }, () => theirSlot)
    await load({
      workload: 'texts',
      port: peer.port,
      texts: { messages: bookingTexts(sessions, same, `race-${round}`), once: true },
    })
    const rows = peer.query(
      `select count(*) from ea_appointments where id_services = ${onlyOne} and id_users_provider = ${theirSlot.provider}`,
    )
    won.there.push(Number(rows[0]))
  }
  const held = await database.query(
    `select count(*)::integer as held from appointment where day = $1 and state in ('held', 'final')`,
    [raceDay],
  )
  console.log(
    `  here ${won.here.join(' ')} (${held.rows[0].held} in the database); Easy!Appointments ${won.there.join(' ')}`,
  )
  console.log(`\n${machineLoad()}`)
  console.log(`G8 hold ${times(figures.hold.ours, figures.hold.theirs).toFixed(1)}x`)
  console.log(
    `   hold and application ${times(figures.booking.ours, figures.booking.theirs).toFixed(1)}x (floor 30x, aim 100x)`,
  )
  console.log(`   availability of a day ${times(figures.day.ours, figures.day.theirs).toFixed(0)}x`)
  console.log(
    `G9 availability of a month ${times(figures.month.ours, figures.month.theirs).toFixed(0)}x (floor 50x, aim 1,000x)`,
  )
  await database.end()
  await service.stop()
  await server.stop()
}

compareSlots(process.env.CAL_COM)
const checkout = process.env.EASY_APPOINTMENTS
const missing = missingFor(checkout)
if (missing || !checkout) console.log(`\nSkipped: ${missing}`)
else {
  const peer = await startPeer(checkout)
  console.log(`\n${peer.version}`)
  for (const difference of otherPackages(checkout)) console.log(`  ${difference}`)
  try {
    await compareBookings(peer)
    if (!existsSync(join(import.meta.dirname, '../../apps/passport-portal/dist'))) {
      console.log('Skipped: page weight needs the built portal (pnpm build).')
    } else {
      const portal = await servePortal('passport-portal')
      await pageWeight({
        'Easy!Appointments, booking page': `http://127.0.0.1:${peer.port}/index.php/booking`,
        'passport portal, first step in English': `${portal.address}/request-appointment`,
        'passport portal, first step in Amharic': `${portal.address}/am/request-appointment`,
      })
      portal.stop()
    }
  } finally {
    await peer.stop()
  }
}
