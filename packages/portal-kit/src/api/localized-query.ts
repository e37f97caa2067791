/** Marks a question that the service answers in sentences of its own: it is asked again when the language changes. */
export const inServiceWords = { inServiceWords: true }
