export * from '../errors.ts'
export * from '../wire/captcha.ts'
export * from '../wire/refusal.ts'
export * from './account.ts'
export * from './all-endpoints.ts'
export * from './attachment.ts'
export * from './captcha.ts'
export {
  defineEndpoint,
  type Endpoint,
  type EndpointAuth,
  type EndpointInput,
  type EndpointOutput,
  type RateLimit,
  type ResourceGuard,
  refusalBody,
} from './endpoint.ts'
export * from './headers.ts'
export * from './master.ts'
export * from './openapi/document.ts'
export * from './payment.ts'
export * from './request.ts'
export * from './schedule.ts'
