import type { SubmittedRequest } from '@invea/domain'
import * as z from 'zod/mini'
import { envelope, ok } from './envelope.ts'
import { domain, WireId } from './scalars.ts'

/** A §3: the first item of serviceResponseList has requestId and personResponses. */
export const submittedRequestAnswer = z.codec(
  z.object({
    ...envelope,
    serviceResponseList: z
      .array(
        z.object({
          requestId: WireId,
          confirmationNumber: z.string(),
          personResponses: z.array(
            z.object({ id: WireId, requestPersonId: WireId, applicationNumber: z.string(), firstName: z.string() }),
          ),
        }),
      )
      .check(z.minLength(1)),
  }),
  domain<SubmittedRequest>(),
  {
    decode: ({ serviceResponseList: [first] }) => ({
      requestId: first?.requestId ?? 0,
      confirmationNumber: first?.confirmationNumber ?? '',
      persons: (first?.personResponses ?? []).map(({ id, ...person }) => ({ personId: id, ...person })),
    }),
    encode: ({ requestId, confirmationNumber, persons }) => ({
      ...ok,
      serviceResponseList: [
        {
          requestId,
          confirmationNumber,
          personResponses: persons.map(({ personId, ...person }) => ({
            id: personId ?? person.requestPersonId,
            ...person,
          })),
        },
      ],
    }),
  },
)
