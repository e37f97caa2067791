import type { Issue } from '../issues/issue.ts'

/** Commands that a step may name. The portal runs them, never the journey. */
export const commands = [
  'holdSlot', // 30 minutes (D24)
  'submitApplicant', // SubmitRequest for the first applicant, AddPerson for later ones (A §4)
  'uploadAttachments',
  'confirmSummary',
  'orderPayment',
  'updateRequest', // UpdateRequest, at the end of the full edit (B §4)
  'changeAttachments', // UploadChangeAttachment (B §7)
] as const
/** The name of a command. */
export type Command = (typeof commands)[number]

/**
 * One step of a journey, as data (A §2, §4). A draft contains the typed data. Facts come from the service and the clock. Every function
 * derives its result from draft and facts, without side effects.
 */
export interface Step<Draft, Facts, Id extends string = string> {
  readonly id: Id
  /** Shown when true. Absent: always shown. */
  readonly when?: (draft: Draft, facts: Facts) => boolean
  /** Issues that block Next. Absent: nothing blocks Next (A §4). */
  readonly accepts?: (draft: Draft, facts: Facts) => readonly Issue[]
  /** Name of the command that the portal runs on Next. */
  readonly command?: Command
  /** Whether the command has succeeded. Absent: the step is passed when `accepts` returns no issue. */
  readonly isCommandDone?: (draft: Draft, facts: Facts) => boolean
  /** True locks this step and all before it. After the submission only the edit journey changes the data. */
  readonly locksEarlierSteps?: (draft: Draft, facts: Facts) => boolean
  /** After its command has succeeded, the step shows that it is complete, and the following Next continues (D49). */
  readonly showsCompletion?: boolean
}

/** An ordered table of steps. */
export interface Journey<Draft, Facts, Id extends string = string> {
  readonly id: string
  readonly steps: readonly Step<Draft, Facts, Id>[]
}

/** The ids of a journey's steps. `satisfies Record<StepId<typeof passportRequest>, Screen>` does not compile when a screen is missing. */
export type StepId<J> = J extends Journey<never, never, infer Id> ? Id : never

/** Declares a journey: `journey<PassportDraft, Facts>()('passport-request', [ ...steps ])`. Shared steps of a wider draft fit. */
export const journey =
  <Draft, Facts>() =>
  <const Id extends string>(id: string, steps: readonly Step<Draft, Facts, Id>[]): Journey<Draft, Facts, Id> => ({
    id,
    steps,
  })

/** Converts a step over a part of a draft to a step over the whole draft. `read` extracts the part. */
export const liftStep = <Draft, Part, Facts, Id extends string>(
  { when, accepts, isCommandDone, locksEarlierSteps, ...step }: Step<Part, Facts, Id>,
  read: (draft: Draft) => Part,
): Step<Draft, Facts, Id> => ({
  ...step,
  ...(when && { when: (draft, facts) => when(read(draft), facts) }),
  ...(accepts && { accepts: (draft, facts) => accepts(read(draft), facts) }),
  ...(isCommandDone && { isCommandDone: (draft, facts) => isCommandDone(read(draft), facts) }),
  ...(locksEarlierSteps && { locksEarlierSteps: (draft, facts) => locksEarlierSteps(read(draft), facts) }),
})

/** The steps that show for this draft, in order. */
export const visibleSteps = <Draft, Facts, Id extends string>(
  { steps }: Journey<Draft, Facts, Id>,
  draft: Draft,
  facts: Facts,
): readonly Step<Draft, Facts, Id>[] => steps.filter(({ when }) => when?.(draft, facts) ?? true)

/** The issues that block Next on this step. Empty when Next may continue, and for a step that the journey lacks. */
export const blockingIssues = <Draft, Facts, Id extends string>(
  { steps }: Journey<Draft, Facts, Id>,
  id: NoInfer<Id>,
  draft: Draft,
  facts: Facts,
): readonly Issue[] => steps.find((step) => step.id === id)?.accepts?.(draft, facts) ?? []

/** Whether a step is passed: no issues, and its command has succeeded. A locked step stays passed when a day or captcha ends. */
export const isPassed = <Draft, Facts>(step: Step<Draft, Facts>, draft: Draft, facts: Facts): boolean =>
  step.locksEarlierSteps?.(draft, facts) ||
  ((step.isCommandDone?.(draft, facts) ?? true) && (step.accepts?.(draft, facts) ?? []).length === 0)

/** Whether a step is done and shows that it is complete (D49): there is a further step. */
export const isConcluded = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  id: NoInfer<Id>,
  draft: Draft,
  facts: Facts,
): boolean => {
  const step = journey.steps.find((one) => one.id === id)
  return step?.showsCompletion === true && isPassed(step, draft, facts)
}

/** The progress of a draft among the visible steps. */
export interface StepProgress<Draft, Facts, Id extends string> {
  readonly visible: readonly Step<Draft, Facts, Id>[]
  /** First step that can be opened: the one after the last closed step. */
  readonly from: number
  /** First step from there that is not passed. The number of visible steps when all are passed. */
  readonly blocked: number
}

/** Derives the progress from the draft each time; nothing is stored. */
export const stepProgress = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  draft: Draft,
  facts: Facts,
): StepProgress<Draft, Facts, Id> => {
  const visible = visibleSteps(journey, draft, facts)
  const from = visible.map((step) => step.locksEarlierSteps?.(draft, facts)).lastIndexOf(true) + 1
  const blocked = visible.findIndex((step, position) => position >= from && !isPassed(step, draft, facts))
  return { visible, from, blocked: blocked < 0 ? visible.length : blocked }
}

/**
 * The steps that can be opened now: those after the last closed one, up to and with the first that is not passed. A §2: the side
 * navigation is disabled for a stage until the earlier one is completed.
 */
export const openSteps = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  draft: Draft,
  facts: Facts,
): readonly Step<Draft, Facts, Id>[] => {
  const { visible, from, blocked } = stepProgress(journey, draft, facts)
  // If the last step is closed, it stays open, because there is no other step.
  return visible.slice(Math.min(from, visible.length - 1), blocked + 1)
}

/** The furthest step that can be opened, where a resumed draft continues. Undefined for a journey without visible steps. */
export const furthestOpen = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  draft: Draft,
  facts: Facts,
): Id | undefined => openSteps(journey, draft, facts).at(-1)?.id

/** Whether a step can be opened now, for example by its address. */
export const canOpen = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  id: NoInfer<Id>,
  draft: Draft,
  facts: Facts,
): boolean => openSteps(journey, draft, facts).some((step) => step.id === id)

/** Whether every visible step is passed. */
export const isComplete = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  draft: Draft,
  facts: Facts,
): boolean => {
  const { visible, blocked } = stepProgress(journey, draft, facts)
  return blocked === visible.length
}

/** The next visible step. Undefined at the end. `blockingIssues` decides whether Next may open it. */
export const nextStep = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  id: NoInfer<Id>,
  draft: Draft,
  facts: Facts,
): Id | undefined => {
  const from = journey.steps.findIndex((step) => step.id === id)
  const after = new Set(journey.steps.slice(from + 1))
  return visibleSteps(journey, draft, facts).find((step) => after.has(step))?.id
}

/** The previous visible step. Undefined on the first step (A §4: Back is disabled there) and after a closed step. */
export const previousStep = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  id: NoInfer<Id>,
  draft: Draft,
  facts: Facts,
): Id | undefined => {
  const from = journey.steps.findIndex((step) => step.id === id)
  const before = new Set(journey.steps.slice(0, Math.max(from, 0)))
  const previous = visibleSteps(journey, draft, facts)
    .filter((step) => before.has(step))
    .at(-1)?.id
  return previous !== undefined && canOpen(journey, previous, draft, facts) ? previous : undefined
}

/** `done`: passed, shown with a check mark. `open`: may be opened. `locked`: an earlier step is not completed. */
export type StepState = 'done' | 'current' | 'open' | 'locked'

/** One line of the side menu. */
export interface StepStatus<Id extends string = string> {
  readonly id: Id
  readonly state: StepState
  /** Whether a click in the side menu may open the step (A §4). False for a closed step, unless it is the last step. */
  readonly reachable: boolean
}

/** The side menu: every visible step with its state. The step on the screen is `current`. */
export const stepStates = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  current: NoInfer<Id>,
  draft: Draft,
  facts: Facts,
): readonly StepStatus<Id>[] => {
  const { visible, from, blocked } = stepProgress(journey, draft, facts)
  const stateOf = (id: Id, position: number): StepState => {
    if (id === current) return 'current'
    if (position < blocked) return 'done'
    return position === blocked ? 'open' : 'locked'
  }
  return visible.map(({ id }, position) => ({
    id,
    state: stateOf(id, position),
    reachable: position <= blocked && position >= Math.min(from, visible.length - 1),
  }))
}
