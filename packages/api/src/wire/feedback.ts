import type { Feedback } from '@invea/domain/account'
import * as z from 'zod/mini'
import { domain, text } from './scalars.ts'

/** B §3 Feedback. */
export const feedback = z.codec(
  z.object({
    firstName: text(60),
    lastName: text(60),
    phonenumber: text(20),
    email: text(254),
    feedbackNote: text(2000),
  }),
  domain<Feedback>(),
  {
    decode: ({ lastName, phonenumber, feedbackNote, ...same }) => ({
      ...same,
      grandfatherName: lastName,
      phoneNumber: phonenumber,
      message: feedbackNote,
    }),
    encode: ({ grandfatherName, phoneNumber, message, ...same }) => ({
      ...same,
      lastName: grandfatherName,
      phonenumber: phoneNumber,
      feedbackNote: message,
    }),
  },
)
