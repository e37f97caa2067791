import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { faultNames } from '../faults.ts'
import type { Sandbox } from '../sandbox.ts'

const FaultsBody = z.object({
  /** Without it the faults wait for the next order. */
  tx_ref: z.optional(z.string()),
  faults: z.array(z.object({ name: z.enum(faultNames), times: z.optional(z.int().check(z.positive())) })),
})

/** The switchboard of the tests: which fault strikes which order. */
export const controlRoutes = (app: FastifyInstance, { faults }: Sandbox) => {
  app.post('/control/faults', async (request, reply) => {
    const parsed = z.safeParse(FaultsBody, request.body)
    if (!parsed.success) return reply.code(400).send({ faults: faultNames })
    faults.set(parsed.data.faults, parsed.data.tx_ref)
    return reply.code(204).send()
  })
}
