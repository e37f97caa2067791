import { createHash } from 'node:crypto'
import { todayInAddis } from '@invea/domain'
import { timeInAddis } from '@invea/domain/calendar'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { encryptionContext } from '../platform/encryption/encryption.ts'
import { type MessageKind, renderMessage } from './messages.ts'

const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:50rem;margin:0 auto;padding:1rem;color:#16181d}article{border:1px solid #9aa3b2;border-radius:.5rem;padding:.75rem 1rem;margin:0 0 1rem}h1{font-size:1.5rem}h2{font-size:1.1rem;margin:0}p{margin:.25rem 0}pre{white-space:pre-wrap;font:inherit;margin:.5rem 0 0}'
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'`

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

interface OutboxEntry {
  readonly at: string
  readonly channel: string
  readonly kind: string
  readonly language: string
  readonly state: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

const readNewest = async ({ db, encryption }: AppContext): Promise<readonly OutboxEntry[]> => {
  const messages = db.selectFrom('outbox').selectAll().where('recipient_index', 'is not', null)
  const rows = await messages.orderBy('written_at', 'desc').limit(100).execute()
  return rows.map((row) => {
    const context = encryptionContext.message(row.id)
    const rendered = renderMessage(
      row.language,
      row.template as MessageKind,
      encryption.decryptJson(row.params, context),
    )
    const at = row.created_at.getTime()
    return {
      at: `${todayInAddis(at)} ${timeInAddis(at)}`,
      channel: row.channel,
      kind: row.template,
      language: row.language,
      state: row.state,
      to: encryption.decrypt(row.recipient, context).toString(),
      subject: row.channel === 'mail' ? rendered.subject : '',
      text: row.channel === 'mail' ? rendered.mail : rendered.sms,
    }
  })
}

const article = ({ at, channel, kind, language, state, to, subject, text }: OutboxEntry) =>
  `<article lang="${language}"><h2>${escapeHtml(subject || kind)}</h2><p lang="en">${at} · ${channel} · ${state} · ${escapeHtml(to)}</p><pre>${escapeHtml(text)}</pre></article>`

/** Development only: the newest 100 messages, as a page or as JSON (`/outbox.json`). */
export const outboxRoutes = (app: FastifyInstance, context: AppContext): void => {
  if (context.env.production) return
  app.get('/outbox.json', async () => ({ messages: await readNewest(context) }))
  app.get('/outbox', async (_request, reply) => {
    const messages = await readNewest(context)
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(
        `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>${style}</style></head><body><main><h1>Outbox (development)</h1>${messages.map(article).join('')}</main></body></html>`,
      )
  })
}
