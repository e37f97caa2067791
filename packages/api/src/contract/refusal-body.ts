import * as z from 'zod/mini'
import type { Refusal } from '../errors.ts'
import { refusal } from '../wire/refusal.ts'
import type { Endpoint } from './endpoint.ts'

/** The body of a refusal as the described client of this call reads it: in `message`, and in `Message` or `data.message` too (B §8). */
export const refusalBody = (
  { emptyOnRefusal, refusalTextAlsoIn }: Pick<Endpoint, 'emptyOnRefusal' | 'refusalTextAlsoIn'>,
  given: Refusal,
) => ({
  ...emptyOnRefusal,
  ...z.encode(refusal, given),
  ...(refusalTextAlsoIn === 'Message' && { Message: given.message }),
  ...(refusalTextAlsoIn === 'data.message' && { data: { message: given.message } }),
})
