import { expect, test } from 'vitest'
import { createPortalClient } from './client.ts'
import { sessions } from './testing/sessions.ts'
import { standIn } from './testing/stand-in.ts'

const uploadPath = 'POST /Request/api/V1.0/RequestAttachments/UploadAttachment'
const changePath = 'POST /Request/api/V1.0/RequestAttachments/UploadChangeAttachment'
const stored = { attachmentId: 7, attachmentType: 'Photo', attachmentTypeId: 3, attachmentPath: '/file?signature=s' }
const answer = { body: { status: 1, attachments: [stored] } }
const photo = new File([new Uint8Array(5_000).fill(7)], 'sample.png', { type: 'image/png' })

const partsOf = (bytes: Buffer, contentType = '') =>
  new Response(new Uint8Array(bytes), { headers: { 'Content-Type': contentType } }).formData()

test('sends files as specified: the person, and one part for each file, named by its attachment type', async () => {
  const { script, guarded } = sessions()
  await using service = await standIn({ ...script, [uploadPath]: guarded(() => answer) })
  const api = createPortalClient({ baseUrl: service.baseUrl })
  const progress: number[] = []
  const sent = await api.attachments.upload(42, [{ attachmentTypeId: 3, file: photo }], {
    key: 'key-1',
    onProgress: (done, total) => progress.push(done / total),
  })
  expect(sent).toMatchObject({
    ok: true,
    value: [{ attachmentId: 7, attachmentTypeId: 3, url: stored.attachmentPath }],
  })
  expect(progress.at(-1)).toBe(1)
  const [seen] = service.requestsTo(uploadPath)
  const parts = await partsOf(seen?.bytes as Buffer, seen?.headers['content-type'])
  expect(parts.get('personRequestId')).toBe('42')
  expect(parts.get('3')).toMatchObject({ name: 'sample.png', size: 5_000, type: 'image/png' })
  expect(seen?.headers['idempotency-key']).toBe('key-1')
})

test('a changed document is named by its attachment id, or by its type when none was stored', async () => {
  const { script, guarded } = sessions()
  await using service = await standIn({ ...script, [changePath]: guarded(() => answer) })
  const api = createPortalClient({ baseUrl: service.baseUrl })
  const files = [
    { attachmentTypeId: 3, attachmentId: 900_001, file: photo },
    { attachmentTypeId: 4, file: photo },
  ]
  await api.attachments.change(42, files, { key: 'key-2' })
  const [seen] = service.requestsTo(changePath)
  const parts = await partsOf(seen?.bytes as Buffer, seen?.headers['content-type'])
  expect([...parts.keys()]).toEqual(['personRequestId', '900001', '4'])
})

test('an upload survives the end of its session with every byte', async () => {
  const { script, guarded, expireAccess } = sessions()
  await using service = await standIn({ ...script, [uploadPath]: guarded(() => answer) })
  const api = createPortalClient({ baseUrl: service.baseUrl })
  await api.account.begin()
  expireAccess()
  expect(await api.attachments.upload(42, [{ attachmentTypeId: 3, file: photo }], { key: 'key-3' })).toMatchObject({
    ok: true,
  })
  const [, second] = service.requestsTo(uploadPath)
  const parts = await partsOf(second?.bytes as Buffer, second?.headers['content-type'])
  expect(parts.get('3')).toMatchObject({ size: 5_000 })
})

test('a refused file returns the reason', async () => {
  const { script, guarded } = sessions()
  const refusal = { status: 0, message: 'Too large.', code: 'fileSize', attachments: [] }
  await using service = await standIn({ ...script, [uploadPath]: guarded(() => ({ status: 413, body: refusal })) })
  const api = createPortalClient({ baseUrl: service.baseUrl })
  expect(await api.attachments.upload(42, [{ attachmentTypeId: 3, file: photo }], { key: 'key-4' })).toMatchObject({
    error: { kind: 'refused', code: 'fileSize', message: 'Too large.' },
  })
})
