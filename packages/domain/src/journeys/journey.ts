import type { Issue } from '../issues/issue.ts'

/** The effects a step may name; the portal runs them, the journey never does. */
export const commands = [
  'holdSlot', // 30 minutes (D24)
  'submitApplicant', // SubmitRequest for the first applicant, AddPerson for later ones (A §4)
  'uploadAttachments',
  'confirmSummary',
  'orderPayment',
  'updateRequest', // UpdateRequest, at the end of the full edit (B §4)
  'changeAttachments', // UploadChangeAttachment (B §7)
] as const
/** The name of an effect. */
export type Command = (typeof commands)[number]

/**
 * One step of a journey, as data (A §2, §4). A draft is what was typed; facts are what the service and the clock say.
 * Nothing here waits or stores: every function derives its result from draft and facts.
 */
export interface Step<Draft, Facts, Id extends string = string> {
  readonly id: Id
  /** Shown when true. Absent: always shown. */
  readonly when?: (draft: Draft, facts: Facts) => boolean
  /** What Next demands. Absent: Next passes freely (A §4). */
  readonly accepts?: (draft: Draft, facts: Facts) => readonly Issue[]
  /** Name of the command the portal runs on Next. A name, never a function. */
  readonly command?: Command
  /** Whether the command has had its effect. Absent: the step is passed as soon as `accepts` has nothing to say. */
  readonly settled?: (draft: Draft, facts: Facts) => boolean
  /** Where true, this step and all before it are closed: what was submitted is changed by the edit journey alone. */
  readonly seals?: (draft: Draft, facts: Facts) => boolean
  /** Once its command has had its effect, the step shows what is complete; the next Next leads on (D49). */
  readonly concludes?: boolean
}

/** An ordered table of steps. */
export interface Journey<Draft, Facts, Id extends string = string> {
  readonly id: string
  readonly steps: readonly Step<Draft, Facts, Id>[]
}

/** The ids of a journey's steps: `satisfies Record<StepId<typeof passportRequest>, Screen>` finds a forgotten screen. */
export type StepId<J> = J extends Journey<never, never, infer Id> ? Id : never
/** The draft a journey reads. */
export type DraftOf<J> = J extends Journey<infer Draft, never> ? Draft : never

/** Declares a journey: `journey<PassportDraft, Facts>()('passport-request', [ ...steps ])`. Shared steps of a wider draft fit. */
export const journey =
  <Draft, Facts>() =>
  <const Id extends string>(id: string, steps: readonly Step<Draft, Facts, Id>[]): Journey<Draft, Facts, Id> => ({
    id,
    steps,
  })

/** The steps that show for this draft, in order. */
export const visibleSteps = <Draft, Facts, Id extends string>(
  { steps }: Journey<Draft, Facts, Id>,
  draft: Draft,
  facts: Facts,
): readonly Step<Draft, Facts, Id>[] => steps.filter(({ when }) => when?.(draft, facts) ?? true)

/** What Next on this step complains about: empty when it may go on. A step that the journey lacks has nothing to say. */
export const blockingIssues = <Draft, Facts, Id extends string>(
  { steps }: Journey<Draft, Facts, Id>,
  id: NoInfer<Id>,
  draft: Draft,
  facts: Facts,
): readonly Issue[] => steps.find((step) => step.id === id)?.accepts?.(draft, facts) ?? []

/**
 * Passed: nothing to complain about, and its command, where it has one to wait for, has had its effect.
 * A sealed step is passed for good: what was submitted is not judged again when a day passes or a captcha runs out.
 */
export const isPassed = <Draft, Facts>(step: Step<Draft, Facts>, draft: Draft, facts: Facts): boolean =>
  step.seals?.(draft, facts) ||
  ((step.settled?.(draft, facts) ?? true) && (step.accepts?.(draft, facts) ?? []).length === 0)

/** Whether a step is done and shows what is complete (D49): there is a further step to go to. */
export const isConcluded = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  id: NoInfer<Id>,
  draft: Draft,
  facts: Facts,
): boolean => {
  const step = journey.steps.find((one) => one.id === id)
  return step?.concludes === true && isPassed(step, draft, facts)
}

/** The progress of a draft among the visible steps. */
export interface Standing<Draft, Facts, Id extends string> {
  readonly visible: readonly Step<Draft, Facts, Id>[]
  /** First step that may be opened: the one after the last sealed step. */
  readonly from: number
  /** First step from there that is not passed; the number of visible steps when all are. */
  readonly blocked: number
}

/** Derives the progress from the draft each time; nothing is stored. */
export const standing = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  draft: Draft,
  facts: Facts,
): Standing<Draft, Facts, Id> => {
  const visible = visibleSteps(journey, draft, facts)
  const from = visible.findLastIndex((step) => step.seals?.(draft, facts)) + 1
  const blocked = visible.findIndex((step, position) => position >= from && !isPassed(step, draft, facts))
  return { visible, from, blocked: blocked < 0 ? visible.length : blocked }
}

/**
 * The steps that may be opened now: from the last sealed one on, up to and with the first that is not passed (A §2: the side
 * navigation is disabled for a stage until the earlier one is completed).
 */
export const openSteps = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  draft: Draft,
  facts: Facts,
): readonly Step<Draft, Facts, Id>[] => {
  const { visible, from, blocked } = standing(journey, draft, facts)
  // A seal on the very last step leaves that step open: there is no other step.
  return visible.slice(Math.min(from, visible.length - 1), blocked + 1)
}

/** The furthest step that may be opened: where a resumed draft goes on. Undefined for a journey without visible steps. */
export const furthestOpen = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  draft: Draft,
  facts: Facts,
): Id | undefined => openSteps(journey, draft, facts).at(-1)?.id

/** Whether a step may be opened now, for instance from its address. */
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
  const { visible, blocked } = standing(journey, draft, facts)
  return blocked === visible.length
}

/** The step after this one, skipping what the draft hides; undefined at the end. Whether Next may go there is `blockingIssues`. */
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

/** The step Back leads to; undefined on the first step (A §4: Back is disabled there) and behind a seal. */
export const previousStep = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  id: NoInfer<Id>,
  draft: Draft,
  facts: Facts,
): Id | undefined => {
  const from = journey.steps.findIndex((step) => step.id === id)
  const before = new Set(journey.steps.slice(0, Math.max(from, 0)))
  const previous = visibleSteps(journey, draft, facts).findLast((step) => before.has(step))?.id
  return previous !== undefined && canOpen(journey, previous, draft, facts) ? previous : undefined
}

/**
 * The steps that a changed answer opens again: they show now and are not passed, and were either passed or hidden before.
 * Sealed ones never do. The portal tells the applicant before it moves on.
 */
export const reopenedSteps = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  before: Draft,
  after: Draft,
  facts: Facts,
): readonly Id[] => {
  const shownBefore = new Set(visibleSteps(journey, before, facts))
  const { visible, from } = standing(journey, after, facts)
  return visible
    .slice(from)
    .filter((step) => !isPassed(step, after, facts) && (!shownBefore.has(step) || isPassed(step, before, facts)))
    .map(({ id }) => id)
}

/** `done`: passed, shown with a check mark. `open`: may be opened. `locked`: an earlier step is not completed. */
export type StepState = 'done' | 'current' | 'open' | 'locked'

/** One line of the side menu. */
export interface StepStatus<Id extends string = string> {
  readonly id: Id
  readonly state: StepState
  /** Whether a click in the side menu may jump there (A §4); a done step behind a seal is closed. */
  readonly reachable: boolean
}

/** The side menu: every visible step with its state, the one on the screen being `current`. */
export const stepStates = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  current: NoInfer<Id>,
  draft: Draft,
  facts: Facts,
): readonly StepStatus<Id>[] => {
  const { visible, from, blocked } = standing(journey, draft, facts)
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
