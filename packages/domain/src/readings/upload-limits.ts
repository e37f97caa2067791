import { reading } from './reading.ts'

/** D2: Bytes per file: with an application, and when an attachment is changed later. */
export const uploadLimits = { application: 2_000_000, change: 4_000_000 } as const

/** D2: file name endings that are accepted, in both forms. */
export const uploadTypes = ['jpg', 'jpeg', 'png', 'gif', 'pdf'] as const

/** D2 as a reading: question, choice, rivals, reason. */
export const uploadLimitsReading = /* @__PURE__ */ reading({
  id: 'D2',
  question: 'How large may an uploaded file be, and of which types?',
  chosen: uploadLimits,
  choice:
    'Five types (jpg, jpeg, png, gif, pdf) everywhere; 2,000,000 bytes with an application, 4,000,000 bytes when an attachment is changed. The note on the page shows the limit that is enforced.',
  others: [
    { value: 1_000_000, where: 'A §2, A §9: the note "under 1MB"' },
    {
      value: { bytes: 4_000_000, types: 'images only' },
      where: 'A §5: "another accepts images only"; B §5: the payment-era form',
    },
  ],
  because:
    'Both enforced limits stay, each where the texts put it; a note that is stricter than the rule would turn good files away.',
})
