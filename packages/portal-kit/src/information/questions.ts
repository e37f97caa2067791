/** The questions of a guide in order: whether a question is shown to this person, and whether it is answered. */
export type QuestionSteps<Form, Question> = readonly (readonly [
  question: Question,
  isShown: (form: Form) => boolean,
  isAnswered: (form: Form) => boolean,
])[]

/** The questions to show: all that are answered and the first that is not. */
export const shownOf = <Form, Question>(steps: QuestionSteps<Form, Question>, form: Form): readonly Question[] => {
  const shown = steps.filter(([, isShown]) => isShown(form))
  const open = shown.findIndex(([, , isAnswered]) => !isAnswered(form))
  return shown.slice(0, open < 0 ? shown.length : open + 1).map(([question]) => question)
}

/** Whether all that the guide needs is answered. */
export const allAnswered = <Form, Question>(steps: QuestionSteps<Form, Question>, form: Form): boolean =>
  steps.every(([, isShown, isAnswered]) => !isShown(form) || isAnswered(form))
