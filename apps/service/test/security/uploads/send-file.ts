import { allEndpoints } from '@invea/api/contract'
import * as z from 'zod/mini'
import type { Target } from '../authorization/a-target.ts'
import type { Handed } from './clean-files.ts'

/** Uploads one file for an owner, as a browser does. Returns its signed address, or the refusal. */
export const handIn = async (
  base: string,
  { ids, attachmentTypeId }: Target,
  { name, bytes }: Handed,
  headers: Readonly<Record<string, string>>,
): Promise<{ readonly status: number; readonly code?: string | undefined; readonly url?: string | undefined }> => {
  const { method, path, response } = allEndpoints.uploadAttachment
  const body = new FormData()
  body.append('personRequestId', String(ids.requestPerson))
  body.append(String(attachmentTypeId), new File([new Uint8Array(bytes)], name))
  const answer = await fetch(`${base}${path}`, { method, headers, body })
  const json = (await answer.json()) as { readonly code?: string }
  if (answer.status !== 200) return { status: answer.status, code: json.code }
  return { status: 200, url: z.decode(response, json as never)[0]?.url }
}
