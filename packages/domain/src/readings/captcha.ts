import { reading } from './reading.ts'

/** D15: Who decides. */
export const captchaCheckedBy = 'service'

/** D15 as a reading: question, choice, rivals, reason. */
export const captchaReading = /* @__PURE__ */ reading({
  id: 'D15',
  question: 'Where is the captcha checked?',
  chosen: captchaCheckedBy,
  choice:
    'In the forms as described; the proof is verified by the service. Self-hosted by default, third parties pluggable.',
  others: [{ value: 'client', where: 'A §7, B §7: "checked through a third-party service on the client"' }],
  because: 'A check on the client stops nobody.',
})
