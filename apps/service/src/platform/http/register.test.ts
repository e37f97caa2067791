import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { AppContext } from '../../app-context.ts'
import { handlers } from '../../handlers.ts'
import { createEncoder } from './encoded-responses.ts'
import { register } from './register.ts'

const registering = (options: Partial<Parameters<typeof register>[2]>) => () =>
  register(Fastify(), { env: { mostCallsAtOnce: 1 } } as AppContext, {
    handlers: handlers as never,
    encode: createEncoder(),
    ...options,
  })

test('every call of the contract is served', () => {
  expect(registering({})).not.toThrow()
})

test('a call that nobody serves keeps the service from starting, by name', () => {
  const { signIn: _signIn, ...others } = handlers
  expect(registering({ handlers: others as never })).toThrow('call signIn has no handler')
})
