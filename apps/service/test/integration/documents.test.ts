import { mkdirSync, readdirSync, renameSync, rmdirSync, statSync, symlinkSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import type { PortalApi } from '@invea/api'
import { allEndpoints } from '@invea/api/contract'
import { attachmentTypes } from '@invea/domain'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { fileWorkLimit } from '../../src/attachments/upload-attachments.ts'
import { allJobs } from '../../src/compose.ts'
import { aVisitor } from '../../src/testing/a-client.ts'
import { aPdf, aSlowPdf } from '../../src/testing/a-pdf.ts'
import { runOperatorCommand } from '../../src/testing/run-operator-command.ts'
import {
  aKey,
  aRequestFor,
  codeOf,
  confirmed,
  holdAppointment,
  must,
  ordered,
  orderedAndPaid,
  submitted,
} from './a-submission.ts'
import { testSystemOf } from './a-test-system.ts'
import { auditRows, storedDataOf } from './read-state.ts'

const system = testSystemOf('embedded')

const asFile = (bytes: Buffer | string, name: string) => new File([new Uint8Array(Buffer.from(bytes))], name)
const photo = (color = '#8aa') =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: color } })
    .withExif({ IFD0: { Copyright: 'SECRET-CANARY' } })
    .jpeg()
    .toBuffer()

const storedFiles = (folder = join(system.service.services.env.dataDir, 'files')): readonly string[] => {
  try {
    return readdirSync(folder).flatMap((name) => {
      const path = join(folder, name)
      return statSync(path).isDirectory() ? storedFiles(path) : [path]
    })
  } catch {
    return []
  }
}

/** Files that no document uses are removed after an hour. */
const runJobs = async () => {
  system.service.clock.forward({ hours: 1 })
  for (const job of allJobs(system.service.services)) await job.run(new AbortController().signal).catch(() => undefined)
}

const aPerson = async () => {
  const one = await submitted(system)
  const requestPersonId = one.submitted.persons[0]?.requestPersonId ?? 0
  const required = must(await one.api.attachments.required(requestPersonId))
  const [first] = required
  if (!first) throw new Error('no document is required')
  return { ...one, requestPersonId, required, attachmentTypeId: first.attachmentTypeId }
}
const upload = (api: PortalApi, person: number, attachmentTypeId: number, file: File, key = aKey()) =>
  api.attachments.upload(person, [{ attachmentTypeId, file }], { key })

test('draws a document again before it stores it, returns it without metadata, and replaces it by a new one', async () => {
  const { api, requestPersonId, attachmentTypeId, requestId } = await aPerson()
  const before = storedFiles().length
  const [stored] = must(await upload(api, requestPersonId, attachmentTypeId, asFile(await photo(), 'id.jpg')))
  expect(stored).toMatchObject({ attachmentTypeId })
  const response = await system.open(api, stored?.url)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  expect(response.headers.get('content-security-policy')).toContain('sandbox')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(bytes.includes('SECRET-CANARY')).toBe(false)
  expect((await sharp(bytes).metadata()).width).toBe(80)

  const [second] = must(await upload(api, requestPersonId, attachmentTypeId, asFile(aPdf(), 'id.pdf')))
  expect(second?.attachmentId).not.toBe(stored?.attachmentId)
  expect(must(await api.requests.get(requestId)).persons[0]?.attachments).toHaveLength(1)
  expect((await system.open(api, stored?.url)).status).toBe(404)
  const pdf = await system.open(api, second?.url)
  expect(pdf.headers.get('content-disposition')).toMatch(/^attachment/)
  await runJobs()
  expect(storedFiles().length).toBe(before + 1)
})

test('a document whose file cannot be removed is removed by a later round', async () => {
  const { api, requestPersonId, attachmentTypeId } = await aPerson()
  const before = storedFiles()
  must(await upload(api, requestPersonId, attachmentTypeId, asFile(await photo(), 'id.jpg')))
  const [file = ''] = storedFiles().filter((path) => !before.includes(path))
  // A folder in place of the file: the store cannot remove it.
  renameSync(file, `${file}-kept`)
  mkdirSync(file)
  must(await upload(api, requestPersonId, attachmentTypeId, asFile(aPdf(), 'id.pdf')))
  await runJobs()
  rmdirSync(file)
  renameSync(`${file}-kept`, file)
  await runJobs()
  const after = storedFiles()
  expect(after).not.toContain(file)
  expect(after).toHaveLength(before.length + 1)
})

test('a repeated or refused upload leaves no file for later', async () => {
  await runJobs()
  const { api, requestPersonId, attachmentTypeId } = await aPerson()
  const file = asFile(await photo(), 'id.jpg')
  const [first] = must(await upload(api, requestPersonId, attachmentTypeId, file))
  const before = storedFiles().length
  const key = aKey()
  const repeated = await Promise.all([0, 1].map(() => upload(api, requestPersonId, attachmentTypeId, file, key)))
  for (let at = 0; at < 3; at += 1) repeated.push(await upload(api, requestPersonId, attachmentTypeId, file, key))
  const ids = repeated.map((result) => must(result).map(({ attachmentId }) => attachmentId))
  expect(ids).toEqual(Array(5).fill(ids[0]))
  // The id of a document that was replaced.
  expect(codeOf(await upload(api, requestPersonId, first?.attachmentId ?? 0, file))).toBe('fields')
  const { clock, services } = system.service
  expect(
    await services.db.selectFrom('file_to_remove').selectAll().where('due_at', '>', clock.now()).execute(),
  ).toEqual([])
  await runJobs()
  expect(storedFiles()).toHaveLength(before)
})

test('writes one audit row each time a document is opened, and none when it is refused', async () => {
  const { api, requestPersonId, attachmentTypeId, requestId } = await aPerson()
  const [stored] = must(await upload(api, requestPersonId, attachmentTypeId, asFile(await photo(), 'id.jpg')))
  const url = stored?.url ?? ''
  await system.open(api, url)
  await system.open(api, url)
  await fetch(url)
  await system.open(
    api,
    url.replace(/expires=(\d+)/, (_, at: string) => `expires=${Number(at) + 60}`),
  )
  const rows = auditRows(system.service.services, requestId, 'attachment.viewed').select(['subject_id', 'actor_kind'])
  const view = { subject_id: stored?.attachmentId, actor_kind: 'session' }
  expect(await rows.execute()).toEqual([view, view])
})

test('a link is invalid after five minutes, with a changed letter, in another session and without one', async () => {
  const { api, requestPersonId, attachmentTypeId } = await aPerson()
  const [stored] = must(await upload(api, requestPersonId, attachmentTypeId, asFile(await photo(), 'id.jpg')))
  const url = stored?.url ?? ''
  const statusFor = async (address: string) => (await system.open(api, address)).status
  const statusWith = async (headers: Record<string, string>) => (await fetch(url, { headers })).status
  expect(await statusFor(url)).toBe(200)
  expect(await statusFor(url.replace(/attachmentId=\d+/, 'attachmentId=1'))).toBe(404)
  expect(await statusFor(url.replace(/expires=(\d+)/, (_, at: string) => `expires=${Number(at) + 60}`))).toBe(404)
  expect(await statusFor(url.slice(0, -1) + (url.endsWith('A') ? 'B' : 'A'))).toBe(404)
  expect(await statusWith({})).toBe(404)
  expect(await statusWith({ authorization: `Bearer ${'x'.repeat(43)}` })).toBe(404)
  const session = await fetch(`${system.service.url}/User/api/V1.0/Account/SignIn`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'anonymous', password: 'anonymous' }),
  })
  const { accessToken } = (await session.json()) as { accessToken: string }
  expect(await statusWith({ authorization: `Bearer ${accessToken}` })).toBe(404)
  expect(await statusWith({ cookie: session.headers.get('set-cookie')?.split(';')[0] ?? '' })).toBe(404)
  system.service.clock.forward({ minutes: 5 })
  expect(await statusFor(url)).toBe(404)
})

test('stores once for the same key, and leaves no file without a row', async () => {
  const { api, requestPersonId, attachmentTypeId } = await aPerson()
  const before = storedFiles().length
  const key = aKey()
  const file = asFile(await photo(), 'id.jpg')
  const first = must(await upload(api, requestPersonId, attachmentTypeId, file, key))
  const again = must(await upload(api, requestPersonId, attachmentTypeId, file, key))
  expect(again.map(({ attachmentId }) => attachmentId)).toEqual(first.map(({ attachmentId }) => attachmentId))
  expect(codeOf(await upload(api, requestPersonId, attachmentTypeId, asFile(await photo('#000'), 'id.jpg'), key))).toBe(
    'keyReused',
  )
  await runJobs()
  expect(storedFiles().length).toBe(before + 1)
})

test('names the file and the reason of a refusal, and stores nothing', async () => {
  const { api, requestPersonId, attachmentTypeId } = await aPerson()
  const before = storedFiles().length
  const jpeg = await photo()
  const padded = (size: number) => Buffer.concat([jpeg, Buffer.alloc(size - jpeg.length)])
  const attempt = async (file: File) => {
    const result = await upload(api, requestPersonId, attachmentTypeId, file)
    return !result.ok && result.error.kind === 'fields' ? result.error.issues.map(({ code }) => code) : codeOf(result)
  }
  expect(await attempt(asFile(padded(2_000_001), 'large.jpg'))).toEqual(['fileSize'])
  expect(await attempt(asFile(jpeg, 'photo.bmp'))).toEqual(['fileFormat'])
  expect(await attempt(asFile('<svg onload="alert(1)"/>', 'photo.png'))).toEqual(['fileFormat'])
  expect(await attempt(asFile('<html>', 'page.html'))).toEqual(['fileFormat'])
  expect(await attempt(asFile(aPdf().subarray(0, 300), 'half.pdf'))).toEqual(['fileUnreadable'])
  expect(await attempt(asFile(jpeg.subarray(0, 200), 'half.jpg'))).toEqual(['fileUnreadable'])
  expect(await attempt(asFile('', 'empty.jpg'))).toEqual(['fileEmpty'])
  expect(codeOf(await upload(api, requestPersonId, 9_999, asFile(jpeg, 'photo.jpg')))).toBe('fields')
  expect(storedFiles().length).toBe(before)
  expect(await attempt(asFile(padded(2_000_000), 'photo.jpg'))).toBe('ok')
  const rows = await system.service.services.db.selectFrom('attachment').selectAll().execute()
  expect(rows.every(({ bytes }) => bytes < 2_000_000)).toBe(true)
})

test('B25: reports an empty file, a locked PDF and a PDF with too many pages by their reason', async () => {
  const { api, requestPersonId, attachmentTypeId } = await aPerson()
  const issueOf = async (file: File) => {
    const refused = await upload(api, requestPersonId, attachmentTypeId, file)
    if (refused.ok || refused.error.kind !== 'fields') return refused
    return refused.error.issues.map(({ field, code, params }) => [field, code, params])
  }
  const field = `attachments.${attachmentTypeId}`
  expect(await issueOf(asFile('', 'empty.jpg'))).toEqual([[field, 'fileEmpty', { file: 'empty.jpg' }]])
  const locked = aPdf({ trailer: '/Encrypt 5 0 R', objects: ['<< /Filter /Standard /V 2 >>'] })
  expect(await issueOf(asFile(locked, 'id.pdf'))).toEqual([[field, 'fileLocked', { file: 'id.pdf' }]])
  const pages = Buffer.from(
    aPdf()
      .toString('latin1')
      .replace('/Kids [3 0 R] /Count 1', `/Kids [${'3 0 R '.repeat(11)}] /Count 11`),
    'latin1',
  )
  expect(await issueOf(asFile(pages, 'long.pdf'))).toEqual([[field, 'filePages', { file: 'long.pdf', pages: 10 }]])
})

test('the size message names the file (A §5)', async () => {
  let last: unknown
  const api = system.visitor('en', async (...request) => {
    const response = await fetch(...request)
    last = await response.clone().json()
    return response
  })
  const hold = await holdAppointment(api)
  const { persons } = must(await api.requests.submit(await aRequestFor(system, hold.appointmentIds), aKey()))
  const person = persons[0]?.requestPersonId ?? 0
  const [first] = must(await api.attachments.required(person))
  const type = first?.attachmentTypeId ?? 0
  for (const size of [2_000_001, 2_500_000, 9_000_000]) {
    expect(codeOf(await upload(api, person, type, asFile(Buffer.alloc(size), 'large.jpg')))).toBe('fields')
    expect(last).toMatchObject({
      status: 0,
      code: 'fileSize',
      attachments: [],
      errors: [{ field: `attachments.${type}`, code: 'fileSize', params: { file: 'large.jpg' } }],
    })
  }
})

test('a change accepts up to four million bytes and replaces the document by its id', async () => {
  const { api, requestPersonId, attachmentTypeId } = await aPerson()
  const jpeg = await photo()
  const [stored] = must(await upload(api, requestPersonId, attachmentTypeId, asFile(jpeg, 'id.jpg')))
  const large = asFile(Buffer.concat([jpeg, Buffer.alloc(3_900_000)]), 'id.jpg')
  const change = (attachmentId: number, file: File) =>
    api.attachments.change(requestPersonId, [{ attachmentTypeId: attachmentId, file }], { key: aKey() })
  const [changed] = must(await change(stored?.attachmentId ?? 0, large))
  expect(changed).toMatchObject({ attachmentTypeId })
  expect(codeOf(await change(changed?.attachmentId ?? 0, asFile(Buffer.alloc(4_000_001), 'id.jpg')))).toBe('fields')
})

test('an application whose files take a minute of work uploads none for ten minutes, and another does', async () => {
  const { rateLimiter } = system.service.services
  const [slow, other] = [await aPerson(), await aPerson()]
  const send = ({ api, requestPersonId, attachmentTypeId }: typeof slow, name: string, bytes: Buffer) =>
    upload(api, requestPersonId, attachmentTypeId, asFile(bytes, name))
  // A document that takes longer than one may, after almost a minute of others.
  await rateLimiter.take([fileWorkLimit(slow.requestId)], system.service.clock.now(), 56_000)
  const refused = await send(slow, 'slow.pdf', aSlowPdf())
  expect(!refused.ok && refused.error).toMatchObject({ kind: 'fields', issues: [{ code: 'fileTooComplex' }] })
  expect(codeOf(await send(slow, 'id.jpg', await photo()))).toBe('tooManyRequests')
  must(await send(other, 'id.jpg', await photo()))
  system.service.clock.forward({ minutes: 10 })
  must(await send(slow, 'id.pdf', aPdf()))
})

test('the minute of work also ends a call of several files', async () => {
  const { api, requestPersonId, required, requestId } = await aPerson()
  await system.service.services.rateLimiter.take([fileWorkLimit(requestId)], system.service.clock.now(), 59_999)
  const file = asFile(await photo(), 'id.jpg')
  const files = required.slice(0, 2).map(({ attachmentTypeId }) => ({ attachmentTypeId, file }))
  expect(files).toHaveLength(2)
  expect(codeOf(await api.attachments.upload(requestPersonId, files, { key: aKey() }))).toBe('tooManyRequests')
})

test('a full disk answers 503 with the time to try again, and stores nothing', async () => {
  const { api, requestPersonId, attachmentTypeId, requestId } = await aPerson()
  const { env, files } = system.service.services
  mkdirSync(join(env.dataDir, 'files'), { recursive: true })
  // A device that has no space: writing to it fails as on a full disk.
  symlinkSync('/dev/full', join(env.dataDir, 'files', 'full'))
  const store = files.put
  const put = vi.spyOn(files, 'put').mockImplementation((bytes) => store(bytes, 'full'))
  try {
    const refused = await upload(api, requestPersonId, attachmentTypeId, asFile(await photo(), 'id.jpg'))
    expect(!refused.ok && refused.error).toMatchObject({ status: 503, code: 'unavailable', retryAfterSeconds: 60 })
  } finally {
    put.mockRestore()
  }
  expect(must(await api.requests.get(requestId)).persons[0]?.attachments).toEqual([])
  must(await upload(api, requestPersonId, attachmentTypeId, asFile(await photo(), 'id.jpg')))
})

test('stores nothing after the request has ended', async () => {
  const { api, submitted: one, requestId } = await confirmed(system)
  must(await api.schedule.cancel(requestId, aKey()))
  const person = one.persons[0]?.requestPersonId ?? 0
  const [first] = must(await api.attachments.required(person))
  expect(codeOf(await upload(api, person, first?.attachmentTypeId ?? 0, asFile(await photo(), 'id.jpg')))).toBe(
    'notAllowed',
  )
})

/** Begins an upload that says it is as large as a body may be, and sends little of it. */
const beginUpload = async (token: string) => {
  const { method, path, limits } = allEndpoints.uploadAttachment
  const sent = request(system.service.url + path, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'multipart/form-data; boundary=part',
      'content-length': limits.bodyBytes,
    },
  })
  sent.on('error', () => undefined)
  const status = new Promise<number | undefined>((resolve) => {
    sent.once('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
  })
  const head = '--part\r\ncontent-disposition: form-data; name="1"; filename="a.jpg"\r\n\r\n'
  await new Promise((written) => sent.write(head + 'x'.repeat(4_096), written))
  return { status, end: () => sent.destroy() }
}

test('seven uploads that arrive slowly refuse no other, and a session without an application sends none', async () => {
  let token = ''
  const slow = system.visitor('en', (input, init) => {
    const { headers } = input instanceof Request ? input : new Request(input, init)
    token = headers.get('authorization')?.replace('Bearer ', '') ?? token
    return fetch(input, init)
  })
  const hold = await holdAppointment(slow, { slotId: 4 })
  must(await slow.requests.submit(await aRequestFor(system, hold.appointmentIds), aKey()))
  const uploads = await Promise.all(Array.from({ length: 7 }, () => beginUpload(token)))
  const { api, requestPersonId, attachmentTypeId } = await aPerson()
  must(await upload(api, requestPersonId, attachmentTypeId, asFile(await photo(), 'id.jpg')))
  for (const { end } of uploads) end()

  const stranger = await beginUpload((await aVisitor(system.service.url)).accessToken)
  expect(await stranger.status).toBe(404)
  stranger.end()
})

test('a document that a correction names can be uploaded although no rule requires it, and the applicant is informed', async () => {
  const one = await orderedAndPaid(system)
  const [{ requestPersonId = 0, applicationNumber = '' } = {}] = one.submitted.persons
  const ask = (fields: string) =>
    runOperatorCommand(system.service, 'ask-correction', { applicationNumber, reason: 'The copy is dark', fields })
  expect(await ask('passport.passportNumber,originId.visaType,attachments.999,personal.firstName')).toMatchObject({
    error: { faults: ['its form does not have passport.passportNumber, originId.visaType, attachments.999'] },
  })
  const attachmentTypeId = attachmentTypes.policeLetter
  must(await one.api.attachments.required(requestPersonId))
  expect(await ask(`attachments.${attachmentTypeId}`)).toMatchObject({ ok: true })
  expect(must(await one.api.attachments.required(requestPersonId)).at(-1)).toMatchObject({ attachmentTypeId })
  const { messagesOf } = storedDataOf(system)
  const countOfMessages = async () => (await messagesOf(one)).filter((kind) => kind === 'changed').length
  const file = asFile(await photo(), 'letter.jpg')
  const change = (attachmentId?: number) =>
    one.api.attachments.change(requestPersonId, [{ attachmentTypeId, attachmentId, file }], { key: aKey() })
  const [stored] = must(await change())
  const messages = await countOfMessages()
  expect(messages).toBeGreaterThan(0)
  const [again] = must(await change(stored?.attachmentId))
  expect(await countOfMessages()).toBe(messages)
  system.service.clock.forward({ minutes: 15 })
  must(await change(again?.attachmentId))
  expect(await countOfMessages()).toBe(2 * messages)
  const [person] = must(await one.api.requests.get(one.requestId)).persons
  expect(person?.requiredAttachments?.at(-1)).toMatchObject({ attachmentTypeId })
  await runOperatorCommand(system.service, 'accept-correction', { applicationNumber })
  expect(must(await one.api.attachments.required(requestPersonId)).at(-1)?.attachmentTypeId).not.toBe(attachmentTypeId)
})

test('a changed document of an unpaid application is reported five times a day', async () => {
  const one = await confirmed(system)
  const [{ requestPersonId = 0, applicationNumber } = {}] = one.submitted.persons
  await runOperatorCommand(system.service, 'ask-correction', { applicationNumber, reason: 'The copy is dark' })
  const { messagesOf } = storedDataOf(system)
  const [first] = must(await one.api.requests.get(one.requestId)).persons[0]?.attachments ?? []
  let { attachmentId, attachmentTypeId = 0 } = first ?? {}
  const counts = []
  for (let at = 0; at < 6; at += 1) {
    const file = asFile(await photo(`#88${at}`), 'id.jpg')
    const parts = [{ attachmentTypeId, attachmentId, file }]
    const [changed] = must(await one.api.attachments.change(requestPersonId, parts, { key: aKey() }))
    attachmentId = changed?.attachmentId
    system.service.clock.forward({ minutes: 15 })
    counts.push((await messagesOf(one)).filter((kind) => kind === 'changed').length)
  }
  const each = counts[0] ?? 0
  expect(each).toBeGreaterThan(0)
  expect(counts).toEqual([1, 2, 3, 4, 5, 5].map((times) => times * each))
})

test('replacing a document after the confirmation informs the applicant, also by the call of a new application', async () => {
  const one = await ordered(system)
  const [{ requestPersonId = 0 } = {}] = one.submitted.persons
  const { messagesOf } = storedDataOf(system)
  expect(await messagesOf(one)).not.toContain('changed')
  const [document] = must(await one.api.attachments.required(requestPersonId))
  const file = asFile(await photo(), 'other.jpg')
  const { attachmentTypeId = 0 } = document ?? {}
  must(await one.api.attachments.upload(requestPersonId, [{ attachmentTypeId, file }], { key: aKey() }))
  expect(await messagesOf(one)).toContain('changed')
})
