import type { Endpoint } from '@invea/api/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { RawResponse } from '../request-context.ts'
import type { Encoded } from './encoded-responses.ts'

/** Sends an answer; one the browser already has costs no bytes. */
export const sendAnswer = (
  request: FastifyRequest,
  reply: FastifyReply,
  { declared, encoded }: { readonly declared: Endpoint; readonly encoded: Encoded },
) => {
  reply.type('application/json; charset=utf-8')
  if (encoded.cache) reply.header('etag', encoded.etag)
  if (declared.cacheSeconds !== undefined) {
    reply.header('cache-control', `public, max-age=${declared.cacheSeconds}, stale-while-revalidate=60`)
    reply.header('vary', 'accept-language, accept-encoding, origin')
  }
  const known = request.headers['if-none-match']
    ?.split(',')
    .some((tag) => tag.trim().replace(/^W\//, '') === encoded.etag)
  if (known && encoded.cache && declared.method === 'GET') return reply.code(304).send()
  const brotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '') ? encoded.brotli() : undefined
  return brotli ? reply.header('content-encoding', 'br').send(brotli) : reply.send(encoded.body)
}

export const sendBytes = (reply: FastifyReply, { contentType, body, status, headers }: RawResponse) =>
  reply
    .code(status ?? 200)
    .headers(headers ?? {})
    .type(contentType)
    .send(body)
