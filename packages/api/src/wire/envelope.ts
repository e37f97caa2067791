import * as z from 'zod/mini'
import { domain } from './scalars.ts'

/** What every answer carries beside its own keys (B §7): status 1 is success, 0 is a refusal. */
export const envelope = { status: z.int(), message: z.optional(z.string()) }

/** The envelope of a success; sign-in alone says 200. */
export const ok = { status: 1, message: '' }

/** An answer whose only content is that it was done. */
export const done = z.codec(z.object(envelope), domain<null>(), { decode: () => null, encode: () => ok })
