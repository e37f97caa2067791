/** The questions of a guide in order: whether one is asked of this person, and whether it is answered. */
export type QuestionSteps<Form, Question> = readonly (readonly [
  question: Question,
  isAsked: (form: Form) => boolean,
  isAnswered: (form: Form) => boolean,
])[]

/** The questions to show: all that are answered and the first that is not. */
export const shownOf = <Form, Question>(steps: QuestionSteps<Form, Question>, form: Form): readonly Question[] => {
  const asked = steps.filter(([, isAsked]) => isAsked(form))
  const open = asked.findIndex(([, , isAnswered]) => !isAnswered(form))
  return asked.slice(0, open < 0 ? asked.length : open + 1).map(([question]) => question)
}

/** Whether all that the guide needs is answered. */
export const allAnswered = <Form, Question>(steps: QuestionSteps<Form, Question>, form: Form): boolean =>
  steps.every(([, isAsked, isAnswered]) => !isAsked(form) || isAnswered(form))
