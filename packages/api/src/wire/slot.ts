import type { Slot } from '@invea/domain'
import * as z from 'zod/mini'
import { domain, WireId, WireTime } from './scalars.ts'

export const WireDuration = z.object({ id: WireId, startTime: WireTime, endTime: WireTime, isMorning: z.boolean() })

/** A §3 durations. */
export const slot = z.codec(WireDuration, domain<Slot>(), {
  decode: ({ isMorning, ...same }) => ({ ...same, part: isMorning ? ('morning' as const) : ('afternoon' as const) }),
  encode: ({ part, ...same }) => ({ ...same, isMorning: part === 'morning' }),
})
