import { allEndpoints } from '@invea/api/contract'
import type { Language } from '@invea/domain'
import type { AppContext } from '../../app-context.ts'
import type { LinkKind, LinkTarget } from '../links.ts'

const callOf: Readonly<Record<LinkKind, { readonly path: string; readonly idName: string }>> = {
  attachment: { path: allEndpoints.getAttachment.path, idName: 'attachmentId' },
  slip: { path: allEndpoints.getSlipPdf.path, idName: 'requestId' },
  calendar: { path: allEndpoints.getSlipCalendar.path, idName: 'requestId' },
}

/** A whole address that carries its own proof. */
export const signedAddress = (
  { links, env }: Pick<AppContext, 'links' | 'env'>,
  target: LinkTarget,
  sessionId: number,
  now: Date,
  /** What the file is written in. */
  language?: Language,
): string => {
  const { path, idName } = callOf[target.kind]
  const { expires, signature } = links.sign(target, sessionId, now)
  const query = new URLSearchParams({
    [idName]: String(target.id),
    expires: String(expires),
    signature,
    ...(language && { language }),
  })
  return `${env.publicUrl}${path}?${query}`
}
