import type { ApiError, PortalApi } from '@invea/api'
import { expect, test, vi } from 'vitest'
import { refused } from '../testing/responses.ts'
import type { Sending } from './file-cache.ts'
import { sendFiles } from './upload-attachments.ts'

const file = (name: string) => new File(['sample'], name, { type: 'image/jpeg' })
const files = [1, 2, 3].map((attachmentTypeId) => ({ attachmentTypeId, file: file(`${attachmentTypeId}.jpg`) }))
const refusal: ApiError = refused('fileFormat', { status: 400, message: 'sample' }).error

const send = async (errors: Readonly<Record<number, ApiError | undefined>>) => {
  const seen: [number, Sending['kind']][] = []
  const upload = vi.fn<PortalApi['attachments']['upload']>(async (_person, [one], { onProgress }) => {
    onProgress?.(3, 6)
    const error = errors[one?.attachmentTypeId ?? 0]
    return error ? { ok: false, error } : { ok: true, value: [] }
  })
  const result = await sendFiles({
    upload,
    requestPersonId: 7,
    files,
    key: 'key',
    report: (id, { kind }) => seen.push([id, kind]),
  })
  return { result, upload, last: new Map(seen) }
}

test('every document is sent in its own call under its own key', async () => {
  const { upload, result } = await send({})
  expect(upload.mock.calls.map(([person, sent, { key }]) => [person, sent.length, key])).toEqual([
    [7, 1, 'key-1'],
    [7, 1, 'key-2'],
    [7, 1, 'key-3'],
  ])
  expect(result).toEqual({ stored: [1, 2, 3], error: undefined })
})

test('a refused document does not stop the others', async () => {
  const { result, last } = await send({ 2: refusal })
  expect(result).toEqual({ stored: [1, 3], error: refusal })
  expect([...last]).toEqual([
    [1, 'sent'],
    [2, 'failed'],
    [3, 'sent'],
  ])
})

test('without a response the remaining documents are marked and not sent, and what arrived stays stored', async () => {
  const { result, upload, last } = await send({ 2: { kind: 'unreachable' } })
  expect(upload).toHaveBeenCalledTimes(2)
  expect(result).toEqual({ stored: [1], error: { kind: 'unreachable' } })
  expect(last.get(3)).toBe('failed')
})
