import { allEndpoints } from '@invea/api/contract'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { serviceOf } from '../../../src/testing/a-service.ts'
import { aHuman } from '../../../src/testing/human.builder.ts'
import { aTarget, bearer, type Target } from '../authorization/a-target.ts'
import { cleanFiles, secret, type UploadFile } from './clean-files.ts'
import { disarmedDocuments, refusedDocuments } from './hostile-documents.ts'
import { hostilePictures } from './hostile-pictures.ts'

/** Uploads one file for an owner, as a browser does. Returns its signed address, or the refusal. */
const sendUpload = async (
  base: string,
  { ids, attachmentTypeId }: Target,
  { name, bytes }: UploadFile,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly code?: string | undefined; readonly url?: string | undefined }> => {
  const { method, path, response: schema } = allEndpoints.uploadAttachment
  const body = new FormData()
  body.append('personRequestId', String(ids.requestPerson))
  body.append(String(attachmentTypeId), new File([new Uint8Array(bytes)], name))
  const response = await fetch(`${base}${path}`, { method, headers, body })
  const json = (await response.json()) as { readonly code?: string }
  if (response.status !== 200) return { status: response.status, code: json.code }
  return { status: 200, url: z.decode(schema, json as never)[0]?.url }
}

const service = serviceOf('embedded')
let owner: Target
beforeAll(async () => {
  owner = await aTarget(service, await aHuman(service))
})

const upload = async (file: UploadFile) => {
  // Uploads are counted by the minute.
  service.clock.forward({ seconds: 10 })
  return sendUpload(service.url, owner, file, bearer(owner.client))
}
const stored = () =>
  service.services.db
    .selectFrom('attachment')
    .selectAll()
    .where('person_id', '=', owner.ids.person)
    .orderBy('id')
    .execute()

const refused = { ...hostilePictures, ...refusedDocuments }
test('the corpus has at least 60 hostile and 30 clean files', () => {
  expect(Object.keys({ ...refused, ...disarmedDocuments }).length).toBeGreaterThanOrEqual(60)
  expect(Object.keys(cleanFiles).length).toBeGreaterThanOrEqual(30)
})

describe('refused, and nothing is stored:', () => {
  test.each(Object.entries(refused))('%s', async (_, file) => {
    const before = await stored()
    const { status, code } = await upload(file)
    expect([status, code]).toEqual([400, expect.stringMatching(/^file(Format|Content)$/)])
    expect(await stored()).toEqual(before)
  })
})

/** A PDF without the bytes of its pictures. */
const structureOf = (bytes: Buffer) => bytes.toString('latin1').replaceAll(/stream\n[\s\S]*?\nendstream/g, '')
const active =
  /\/(JavaScript|JS|OpenAction|AA|A|Launch|URI|EmbeddedFiles?|AcroForm|XFA|Annots|RichMedia|Movie|Sound|Metadata|Author|Title)\b/

/** Checks a stored PDF: it has only pictures of pages, and is sent as a download. */
const expectRebuilt = async (file: UploadFile) => {
  const { status, code, url } = await upload(file)
  expect([status, code]).toEqual([200, undefined])
  const response = await fetch(url ?? '', { headers: bearer(owner.client) })
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; /)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(structureOf(bytes)).toContain('/DCTDecode')
  expect(structureOf(bytes)).not.toMatch(active)
}

describe('stored without active content:', () => {
  test.each(Object.entries(disarmedDocuments))('%s', async (_, file) => {
    await expectRebuilt(file)
  })
})

const [pdfs, pictures] = [true, false].map((isPdf) =>
  Object.entries(cleanFiles).filter(([, { name }]) => name.toLowerCase().endsWith('.pdf') === isPdf),
)

describe('stored as pictures of their pages:', () => {
  test.each(pdfs ?? [])('%s', async (_, file) => {
    await expectRebuilt(file)
  })
})

describe('stored, and sent so that a browser does not run it:', () => {
  test.each(pictures ?? [])('%s', async (_, file) => {
    const { status, code, url } = await upload(file)
    expect([status, code]).toEqual([200, undefined])
    const response = await fetch(url ?? '', { headers: bearer(owner.client) })
    const bytes = Buffer.from(await response.arrayBuffer())
    const type = response.headers.get('content-type')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toContain("sandbox; default-src 'none'")
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-site')
    const [was, is] = [
      await sharp(file.bytes).autoOrient().toBuffer({ resolveWithObject: true }),
      await sharp(bytes).metadata(),
    ]
    expect(type).toBe(`image/${is.format}`)
    expect([is.width, is.height]).toEqual([was.info.width, was.info.height])
    expect([is.exif, is.xmp, is.iptc, is.icc]).toEqual([undefined, undefined, undefined, undefined])
    expect(bytes.includes(secret)).toBe(false)
  })
})
