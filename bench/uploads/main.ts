// `pnpm --filter @invea/bench uploads`: counts the photos that one service stores in a second, of 2 MB and as the portals send them (G21),
// while bookings arrive at a fixed rate (G4). Alternates rounds without uploads and with each kind. README.md explains the output.
import { randomUUID } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { allEndpoints } from '@invea/api/contract'
import { attachmentTypes } from '@invea/domain'
import { bodyOf, openConnection, statusOf } from '@invea/tooling/http-connection'
import { temporaryFolder } from '@invea/tooling/programs'
import pg from 'pg'
import { runLoad } from '../overload/run-load.ts'
import { type MasterIds, masterIdsQuery } from '../service/applications.ts'
import { onPostgres, prepare } from '../service/database.ts'
import { type Goal, goalLine } from '../service/goals.ts'
import { run } from '../service/load.ts'
import { head } from '../service/messages.ts'
import { cpuOfFamily, startService } from '../service/program.ts'
import { startServerOrExit } from '../service/server.ts'
import { tokenOf } from '../service/workload.ts'
import { machineLoad, median, percentiles } from '../statistics.ts'
import { makePhotos, type Photo, reducePhotos } from './photos.ts'

const plan = process.argv.includes('--short') ? { rounds: 3, seconds: 6 } : { rounds: 5, seconds: 12 }
const warmUp = 1
const uploaders = Number(process.env.UPLOADERS ?? 8)
const bookingsPerSecond = Number(process.env.BOOKINGS_PER_SECOND ?? 200)
/** Higher than the rate of any of our machines. */
const maxPerSecond = 60
const goals = {
  photos: { id: 'G21', title: 'photos of 2 MB stored', floor: 8, aim: 15, unit: '/s', better: 'high' },
  reduced: { id: 'G21', title: 'photos as the portals send them', floor: 8, aim: 15, unit: '/s', better: 'high' },
  bookings: {
    id: 'G4',
    title: '99 of 100 bookings during uploads within',
    floor: 50,
    aim: 10,
    unit: 'ms',
    better: 'low',
  },
} as const satisfies Readonly<Record<string, Goal>>

const server = await startServerOrExit()
console.log(
  `${server.version}, Node ${process.version}; ${plan.rounds} rounds of ${plan.seconds} s, ${uploaders} uploads at a time, ${bookingsPerSecond} bookings a second, ${machineLoad()}`,
)
const photos = await makePhotos()
const reduced = await reducePhotos(photos)
for (const { width, height, quality, isSideways, bytes } of [...photos, ...reduced]) {
  const megapixels = ((width * height) / 1e6).toFixed(1)
  console.log(
    `  ${megapixels} megapixels, ${bytes.length} bytes, quality ${quality}${isSideways ? ', taken sideways' : ''}`,
  )
}

const folder = temporaryFolder('bench-uploads')
const url = await server.makeDatabase('uploads', [])
const settings = { DATA_DIR: folder, DATABASE_URL: url }
await (await startService(settings)).stop()
const applicants = maxPerSecond * (plan.rounds + 1) * (plan.seconds + warmUp + 3)
const visitors = applicants + bookingsPerSecond * (3 * plan.rounds + 2) * (plan.seconds + warmUp) * 2
await prepare(onPostgres(url), visitors, 1)
const database = new pg.Client({ connectionString: url })
await database.connect()
const master = (await database.query<MasterIds>(masterIdsQuery)).rows[0] as MasterIds
const service = await startService(settings)
const applied = await run({
  ...{ port: service.port, connections: 16, seconds: 300, round: 1, workload: 'apply', master },
  visitors: { first: 1, last: applicants },
})
console.log(`applications: ${JSON.stringify(applied.byStatus)}, ${applied.perSecond.toFixed(0)}/s`)
const persons = (
  await database.query<{ readonly id: string; readonly visitor: number }>(
    'select person.id, session_id::integer as visitor from request_person person join request on request.id = request_id',
  )
).rows

/** A photo of the identity card that every adult uploads (A §9). */
const uploadMessage = (person: (typeof persons)[number], photo: Buffer): Buffer => {
  const boundary = `----bench${randomUUID()}`
  const field = `--${boundary}\r\ncontent-disposition: form-data; name="personRequestId"\r\n\r\n${person.id}\r\n`
  const file = `--${boundary}\r\ncontent-disposition: form-data; name="${attachmentTypes.kebeleId}"; filename="photo.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  const end = `\r\n--${boundary}--\r\n`
  const length = Buffer.byteLength(field + file + end) + photo.length
  const headers = `authorization: Bearer ${tokenOf(person.visitor)}\r\nidempotency-key: ${randomUUID()}\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: ${length}\r\n`
  const start = `${head('POST', allEndpoints.uploadAttachment.path, headers)}\r\n${field}${file}`
  return Buffer.concat([Buffer.from(start), photo, Buffer.from(end)])
}

let stored = 0
let sent = 0
const refusals: Record<string, number> = {}
const faults = new Set<string>()
/** Starts parallel uploads, and returns the function that stops them. Each uploader sends the next photo after a response. */
const startUploads = (photos: readonly Photo[]) => {
  const times: number[] = []
  const begun = performance.now()
  let isStopped = false
  const upload = async () => {
    const { send } = await openConnection(service.port)
    while (!isStopped) {
      const photo = photos[sent++ % photos.length]
      if (!photo) return
      const person = persons.pop()
      if (!person) {
        faults.add('there are fewer applicants than uploads')
        return
      }
      const message = uploadMessage(person, photo.bytes)
      const from = performance.now()
      const response = await send(message)
      if (statusOf(response) === 200) {
        stored += 1
        times.push(performance.now() - from)
      } else {
        const name = `${statusOf(response)} ${bodyOf(response).slice(0, 200)}`
        refusals[name] = (refusals[name] ?? 0) + 1
        persons.unshift(person)
        await wait(100)
      }
    }
  }
  const all = Promise.all(Array.from({ length: uploaders }, upload))
  return async () => {
    isStopped = true
    await all
    const seconds = (performance.now() - begun) / 1_000
    return { perSecond: times.length / seconds, ...percentiles(times) }
  }
}

let firstVisitor = applicants + 1
/** Measures bookings, alone or with uploads of these photos. */
const measure = async (uploaded: readonly Photo[] = []) => {
  const stop = uploaded.length > 0 ? startUploads(uploaded) : undefined
  const [before, databaseBefore, begun] = [service.cpu(), cpuOfFamily(server.pid), performance.now()]
  const bookings = await runLoad({
    ...{ port: service.port, perSecond: bookingsPerSecond, warmUp, seconds: plan.seconds, firstVisitor },
    shares: { search: 0, booking: 100, signIn: 0, payment: 0 },
  })
  const seconds = (performance.now() - begun) / 1_000
  const cores = (service.cpu() - before) / seconds
  const databaseCores = (cpuOfFamily(server.pid) - databaseBefore) / seconds
  const uploads = await stop?.()
  firstVisitor = bookings.lastVisitor
  const { admitted, kinds, maxDelay } = bookings
  const rate = uploads
    ? `${uploads.perSecond.toFixed(1).padStart(5)} photos/s, p50 ${uploads.p50.toFixed(0)} ms, p99 ${uploads.p99.toFixed(0)} ms; `
    : 'without uploads; '
  console.log(
    `  ${rate}bookings p50 ${admitted.p50.toFixed(1)} ms, p99 ${admitted.p99.toFixed(1)} ms, ${kinds.booking.refused} of ${kinds.booking.sent} refused; service ${cores.toFixed(2)} cores, database ${databaseCores.toFixed(2)}, loader ${maxDelay.toFixed(0)} ms late, ${machineLoad()}`,
  )
  if (Object.keys(bookings.faults).length > 0) faults.add(`bookings: ${JSON.stringify(bookings.faults)}`)
  return { bookings, uploads }
}

// The first calls compile code and read calendars.
await measure(photos)
const alone: number[] = []
const camera = { photos, rates: [] as number[], bookings: [] as number[] }
const portal = { photos: reduced, rates: [] as number[], bookings: [] as number[] }
for (let round = 1; round <= plan.rounds; round++) {
  alone.push((await measure()).bookings.admitted.p99)
  for (const kind of [camera, portal]) {
    const { bookings, uploads } = await measure(kind.photos)
    kind.bookings.push(bookings.admitted.p99)
    if (uploads) kind.rates.push(uploads.perSecond)
  }
}

if (Object.keys(refusals).length > 0) faults.add(`uploads: ${JSON.stringify(refusals)}`)
const [books] = (
  await database.query<{ readonly rows: number; readonly bytes: number }>(
    'select count(*)::integer as rows, sum(bytes)::float8 as bytes from attachment where replaced_at is null',
  )
).rows
const files = readdirSync(join(folder, 'files'), { recursive: true, withFileTypes: true }).filter((at) => at.isFile())
const onDisk = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
/** Bytes of key number, nonce and tag of each encrypted file. */
const envelope = 29
if (books?.rows !== stored) faults.add(`${stored} uploads were confirmed, the database has ${books?.rows}`)
if (files.length !== stored) faults.add(`${stored} uploads were confirmed, the file store has ${files.length}`)
if (books && onDisk !== books.bytes + stored * envelope)
  faults.add('the sizes of the files differ from those in the database')
const meanBytes = ((books?.bytes ?? 0) / stored / 1e6).toFixed(2)
console.log(`${stored} photos were confirmed and are in the database and the file store, ${meanBytes} MB each`)

await service.stop()
await database.end()
await server.stop()
console.log(goalLine(goals.photos, camera.rates))
console.log(goalLine(goals.bookings, camera.bookings))
console.log(goalLine(goals.reduced, portal.rates))
console.log(goalLine(goals.bookings, portal.bookings))
console.log(`without uploads: 99 of 100 bookings within ${median(alone).toFixed(1)} ms`)
for (const fault of faults) console.log(`FAULT ${fault}`)
const isMissed = [camera, portal].some(
  ({ rates, bookings }) => median(rates) < 0.75 * goals.photos.floor || median(bookings) > 1.25 * goals.bookings.floor,
)
process.exitCode = isMissed || faults.size > 0 ? 1 : 0
