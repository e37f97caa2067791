import { createServer } from 'node:http'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import type { Endpoint } from '@invea/api/contract'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { accountRoutes } from './accounts/routes.ts'
import type { AppContext, Routes } from './app-context.ts'
import { appointmentRoutes } from './appointments/routes.ts'
import { attachmentRoutes } from './attachments/routes.ts'
import { createFeedback } from './feedback/create-feedback.ts'
import { masterRoutes } from './master-data/routes.ts'
import { outboxRoutes } from './messages/outbox-page.ts'
import { operatorRoutes } from './operator/http-routes.ts'
import { optionPictures } from './payments/payment-options.ts'
import { paymentRoutes } from './payments/routes.ts'
import { checkInBackground } from './payments/verify-order.ts'
import { captchaRoutes } from './platform/captcha/verify-captcha.ts'
import { documentRoutes, firstPage } from './platform/http/docs-pages.ts'
import { createEncoder } from './platform/http/encoded-responses.ts'
import { sendErrorResponses, sendFrameworkErrorResponse } from './platform/http/error-responses.ts'
import { limitReceiving, rawJson, refuseForeignOrigins, requestLog } from './platform/http/hooks.ts'
import { createOverload } from './platform/http/overload.ts'
import { register } from './platform/http/register.ts'
import { createResponseHeaders, crossOrigin } from './platform/http/security-headers.ts'
import { healthRoutes } from './platform/metrics/monitoring.ts'
import { traceCalls } from './platform/tracing.ts'
import { requireRequest } from './requests/authorized-request.ts'
import { requestRoutes } from './requests/routes.ts'
import { slipRoutes } from './slips/slip.ts'
import { requireWaitingPass, waitingRoutes } from './waiting-line/routes.ts'

export const handlers = {
  ...accountRoutes,
  ...attachmentRoutes,
  ...captchaRoutes,
  createFeedback,
  ...masterRoutes,
  ...paymentRoutes,
  ...requestRoutes(checkInBackground),
  ...slipRoutes,
  ...appointmentRoutes,
  ...waitingRoutes,
} satisfies Routes

declare module 'fastify' {
  interface FastifyContextConfig {
    declared?: Endpoint
    /** Read by @fastify/cors. */
    cors?: false
  }
  interface FastifyRequest {
    rawBody: Buffer | undefined
    /** Parses the JSON body. Throws an error with the status 400 if it is malformed. */
    readJson(): unknown
  }
}

const second = 1_000

/** Node's limits for receiving a request and for keeping a connection. */
const serverTimes = {
  requestTimeout: 600 * second,
  keepAliveTimeout: 65 * second,
  headersTimeout: 15 * second,
  connectionsCheckingInterval: 5 * second,
} as const

/** Creates the HTTP server, which is not listening yet. */
export const createApp = async (context: AppContext): Promise<FastifyInstance> => {
  const { env } = context
  const overload = createOverload(context)
  const app = Fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // No logger for each call: the service logs with its own, and few calls write more than their one line.
    childLoggerFactory: (logger) => logger,
    // A list of addresses, never a number: forwarded headers from other addresses are ignored.
    trustProxy: env.trustedProxies.length > 0 ? [...env.trustedProxies] : false,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    // Under overload most calls are refused. A refusal must cost less than the work of the framework.
    serverFactory: (handle) =>
      createServer(serverTimes, (request, response) => {
        if (!overload.refuseEarly(request, response)) handle(request, response)
      }),
    forceCloseConnections: 'idle',
    frameworkErrors: sendFrameworkErrorResponse(env.helpLine),
  })
  limitReceiving(app)
  if (env.traces) traceCalls(app)
  const origins = [env.passportOrigin, env.originIdOrigin]

  // First hook, so that every response has these headers.
  const headersOf = createResponseHeaders(env)
  app.addHook('onRequest', (request, reply, next) => {
    reply.headers(headersOf(request.headers.origin)).header('x-request-id', request.id)
    next()
  })
  // Only preflights use the plugin: it would make the same headers again for each call.
  app.addHook('onRoute', (route) => {
    if (route.method !== 'OPTIONS') route.config = { ...route.config, cors: false }
  })

  await app.register(cors, crossOrigin(env))
  await app.register(cookie)
  rawJson(app)
  requestLog(app, context)
  sendErrorResponses(app, context)

  refuseForeignOrigins(app, [...origins, new URL(env.publicUrl).origin], env.helpLine)

  healthRoutes(app, context)
  operatorRoutes(app, context)
  outboxRoutes(app, context)
  firstPage(app, context)
  optionPictures(app, context)
  await documentRoutes(app)
  register(app, context, {
    handlers,
    encode: createEncoder(),
    overload,
    requireRequest,
    requirePass: requireWaitingPass,
    // Handlers read master data inside transactions, where they cannot be loaded.
    beforeTransaction: ({ master }) => master.snapshot(),
  })
  return app
}
