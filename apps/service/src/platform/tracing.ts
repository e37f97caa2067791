import {
  type Attributes,
  context,
  DiagLogLevel,
  diag,
  ROOT_CONTEXT,
  type Span,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { LogEvent } from 'kysely'
import type { Logger } from 'pino'
import type { Encryption } from './encryption/encryption.ts'
import { reasonOf } from './log.ts'

/** Where spans are sent (OTLP over HTTP), and the percentage of recorded traces. */
interface TracingSettings {
  readonly url: string
  readonly percent: number
}

const tracer = () => trace.getTracer('invea')
const warningEverySeconds = 60

/**
 * Starts sending spans. Loads the SDK only here, so that a service without the setting does not load it. Whether a trace is
 * recorded depends only on a keyed hash of its id: a client cannot request it, and all parts of a trace are recorded or none.
 * Returns the function that sends the last spans and ends.
 */
export const startTracing = async (
  { url, percent }: TracingSettings,
  { log, encryption }: { readonly log: Pick<Logger, 'warn'>; readonly encryption: Pick<Encryption, 'blindIndex'> },
): Promise<() => Promise<void>> => {
  const [{ AsyncLocalStorageContextManager }, { OTLPTraceExporter }, { resourceFromAttributes }, sdk] =
    await Promise.all([
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/sdk-trace'),
    ])
  let warnedAt = Number.NEGATIVE_INFINITY
  const warn = () => {
    if (performance.now() - warnedAt < warningEverySeconds * 1_000) return
    warnedAt = performance.now()
    log.warn({ address: new URL(url).origin }, 'traces could not be sent')
  }
  const ignore = () => undefined
  diag.setLogger(
    { error: warn, warn: ignore, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true },
  )
  const ratio = new sdk.TraceIdRatioBasedSampler(percent / 100)
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'invea-service' }),
    sampler: {
      shouldSample: (parent, traceId) =>
        ratio.shouldSample(parent, encryption.blindIndex('trace', traceId).toString('hex', 0, 16)),
      toString: () => ratio.toString(),
    },
    spanLimits: { attributeValueLengthLimit: 2_000 },
    // A full queue drops spans: tracing never delays a call.
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url, timeoutMillis: 5_000 }),
        scheduledDelayMillis: 1_000,
      }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  return async () => {
    const timeout = new Promise<void>((resolve) => setTimeout(resolve, 2_000).unref())
    await Promise.race([provider.shutdown().catch(warn), timeout])
    trace.disable()
    context.disable()
    diag.disable()
  }
}

const header = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}$/

/** The span of a W3C `traceparent`, or undefined for anything else. */
const readTraceparent = (text: unknown): SpanContext | undefined => {
  const [, traceId, spanId] = (typeof text === 'string' && header.exec(text)) || []
  return traceId && spanId ? { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true } : undefined
}

/** The active span if it is recorded. */
export const activeSpan = (): SpanContext | undefined => {
  const span = trace.getActiveSpan()
  return span?.isRecording() ? span.spanContext() : undefined
}

/** The active span as a W3C `traceparent`, for work that is done later. */
export const traceparent = (): string | undefined => {
  const span = activeSpan()
  return span && `00-${span.traceId}-${span.spanId}-01`
}

const failWith = (span: Span, error: unknown): void => {
  span.setAttribute('error.type', reasonOf(error)).setStatus({ code: SpanStatusCode.ERROR })
}

/** Runs work in its own span. Names and attributes contain codes only, never a value that a person typed. */
export const inSpan = async <T>(
  name: string,
  options: {
    /** A span, or a stored `traceparent`. Without one the work is not traced. */
    readonly parent: SpanContext | string | null | undefined
    readonly linkedSpans?: readonly (SpanContext | undefined)[]
    readonly attributes?: Attributes
    readonly kind?: SpanKind
  },
  work: () => Promise<T>,
): Promise<T> => {
  const parent = typeof options.parent === 'object' ? options.parent : readTraceparent(options.parent)
  if (!parent) return work()
  const links = (options.linkedSpans ?? []).flatMap((span) => (span ? [{ context: span }] : []))
  const { attributes = {}, kind = SpanKind.INTERNAL } = options
  const span = tracer().startSpan(name, { attributes, kind, links }, trace.setSpanContext(ROOT_CONTEXT, parent))
  try {
    return await context.with(trace.setSpan(ROOT_CONTEXT, span), work)
  } catch (error) {
    failWith(span, error)
    throw error
  } finally {
    span.end()
  }
}

const database = { 'db.system.name': 'postgresql' } as const
const firstWord = /^\s*(\w+)/

/** Records a statement of the active span, without its values. Jobs have no span; metrics count them. */
export const traceStatement = (event: LogEvent): void => {
  if (!activeSpan()) return
  const ended = Date.now()
  const text = event.query.sql
  const span = tracer().startSpan(`SQL ${firstWord.exec(text)?.[1]?.toLowerCase() ?? 'statement'}`, {
    kind: SpanKind.CLIENT,
    startTime: ended - event.queryDurationMillis,
    attributes: { ...database, 'db.query.text': text },
  })
  if (event.level === 'error') failWith(span, event.error)
  span.end(ended)
}

/** Records each call by its route pattern: addresses contain application numbers. The parent is the client's `traceparent`. */
export const traceCalls = (app: FastifyInstance): void => {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, next) => {
    const { method, headers, routeOptions } = request
    const route = routeOptions.url ?? 'unknown'
    const remote = readTraceparent(headers.traceparent)
    const span = tracer().startSpan(
      `${method} ${route}`,
      { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'http.route': route } },
      remote ? trace.setSpanContext(ROOT_CONTEXT, remote) : ROOT_CONTEXT,
    )
    spans.set(request, span)
    context.with(trace.setSpan(ROOT_CONTEXT, span), next)
  })
  // After a body in several parts, the code runs in the context of the socket.
  app.addHook('preHandler', (request, _reply, next) => {
    const span = spans.get(request)
    if (span) context.with(trace.setSpan(ROOT_CONTEXT, span), next)
    else next()
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  })
}
