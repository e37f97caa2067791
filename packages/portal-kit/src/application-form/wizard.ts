import type { ApiError } from '@invea/api'
import type { Issue, Language } from '@invea/domain'
import type { Party, RequestDraft } from '@invea/domain/drafts'
import { firstPerField } from '@invea/domain/issues'
import {
  blockingIssues,
  canOpen,
  type Facts,
  fieldInDraft,
  furthestOpen,
  isConcluded,
  type Journey,
  previousStep,
  refusedField,
  type StepStatus,
  stepStates,
  valuePath,
} from '@invea/domain/journeys'
import { isSlotLost } from '../api/FailureNotice.tsx'
import { type DraftStore, readPath } from '../drafts/draft-store.ts'
import { createListeners } from '../listeners.ts'
import { serviceClock } from '../service-clock.ts'
import type { RunCommand } from './commands.ts'
import { chunkFailure, nextMove, reloadSaved, unsavedStep } from './next-move.ts'
import type { RequestKind } from './request-form.ts'
import type { WizardSnapshot } from './wizard-snapshot.ts'

/** An issue that the service reported about one value; valid until that value changes. */
interface ServiceIssue {
  readonly issue: Issue
  readonly value: unknown
}

const inDraft = (issue: Issue, applicant: number): Issue => ({ ...issue, field: fieldInDraft(issue.field, applicant) })

const currentValueOf = (draft: unknown, { field }: Issue): unknown => readPath(draft, valuePath(field))

/** Next waits for the data of the screen, with a spinner; `closed`: it is disabled, in the waiting line or without a free day. */
export type StepLoading = boolean | 'closed'

/** State beside the draft; a reload resets it. */
export interface WizardState {
  readonly step: string
  /** Steps whose messages are shown: those where Next failed (A §5). */
  readonly attempted: ReadonlySet<string>
  /** Number of attempts, so that the error summary takes the focus each time. */
  readonly attempt: number
  readonly pending: boolean
  readonly loading: StepLoading
  readonly failure: ApiError | undefined
  readonly serviceIssues: readonly ServiceIssue[]
  /** The step to return to after the hold expired. */
  readonly returnTo: string | undefined
}

/** Goes to another step; returns a promise when the step's screen may have to be fetched first. */
export type GoToStep<Id extends string = string> = (step: Id) => void | Promise<boolean>

/** State machine that moves through a journey over a draft. */
export interface Wizard<Draft extends RequestDraft> {
  readonly journey: Journey<Draft, Facts>
  readonly kind: RequestKind<Draft>
  readonly store: DraftStore<WizardSnapshot<Draft>>
  readonly state: () => WizardState
  readonly facts: () => Facts
  /** Calls the listener when the draft or the wizard's own state changes. */
  readonly subscribe: (listener: () => void) => () => void
  /** The side menu. The same list until the state of a step changes. */
  readonly steps: () => readonly StepStatus[]
  /** Issues of the current step; none before its first attempt. */
  readonly issues: () => readonly Issue[]
  readonly next: () => Promise<void>
  readonly back: () => void
  /** Goes to a step if the draft allows it; otherwise does nothing. */
  readonly goTo: (step: string) => void
  /** Opens the step of a refused field; Next leads back from there. The issues stay on the screen. */
  readonly openWithIssues: (step: string, issues?: readonly Issue[]) => void
  /** The surrounding journey, for applicants of a group. */
  readonly outer: Wizard<RequestDraft> | undefined
  /** Opens a step, for instance the date after the hold expired; Next leads back from there. */
  readonly openAndReturn: (to: string) => void
  /** Sets the current step, which follows the address. */
  readonly show: (step: string) => void
  readonly setFacts: (facts: Facts) => void
  readonly setLoading: (loading: StepLoading) => void
  /** Address of the page after the first step, for its form before and without scripts; absent on later steps. */
  readonly pageAfter: ((party: Party) => string) | undefined
  /** Lets a screen stop Next and later steps while something is unfinished: the check returns false and shows the reason. */
  readonly addNextCheck: (check: () => boolean) => () => void
}

/** Creates a wizard over a draft. `onGo` changes the address; `show` sets the step that the address names. */
export const createWizard = <Draft extends RequestDraft, Id extends string>(options: {
  readonly journey: Journey<Draft, Facts, Id>
  readonly kind: RequestKind<Draft>
  readonly store: DraftStore<WizardSnapshot<Draft>>
  /** A journey without commands needs none. */
  readonly runCommand?: RunCommand<Draft>
  readonly language: () => Language
  readonly facts: Facts
  readonly step: string
  /** Position of the applicant in a group; 0 for the request itself. */
  readonly applicant?: number
  /** The surrounding journey, for applicants of a group. */
  readonly outer?: Wizard<RequestDraft> | undefined
  /** Returns false when the step could not be shown; then the current one stays. */
  readonly onGo: GoToStep
  /** Called when Next is pressed on the last step; returns the same as `onGo`. */
  readonly onEnd?: () => ReturnType<GoToStep>
  readonly pageAfter?: ((party: Party) => string) | undefined
  /** Fetches what shows the issues of a step. Resolves to false when it could not be fetched. */
  readonly loadMessages?: () => Promise<boolean>
  /** Milliseconds since 1970; defaults to the service's clock. */
  readonly now?: () => number
}): Wizard<Draft> => {
  const { store, runCommand, language, onGo, onEnd, applicant = 0, outer, now = serviceClock.now } = options
  // Step ids come from addresses, so an id may be unknown to the journey.
  const journey = options.journey as Journey<Draft, Facts>
  let facts = options.facts
  let state: WizardState = {
    step: options.step,
    attempted: new Set(),
    attempt: 0,
    pending: false,
    loading: false,
    failure: undefined,
    serviceIssues: [],
    returnTo: undefined,
  }
  const listeners = createListeners()
  const nextChecks = new Set<() => boolean>()
  const isStopped = () => [...nextChecks].some((check) => !check())
  const set = (change: Partial<WizardState>) => {
    state = { ...state, ...change }
    listeners.notify()
  }
  const draft = () => store.draft().draft
  let failedDraft: Draft | undefined
  /** Clears the error of a taken slot or a lost connection when an answer changes, so that Try again never sends other answers. */
  const currentState = () => {
    const { failure } = state
    if (failure && draft() !== failedDraft && (failure.kind === 'unreachable' || isSlotLost(failure)))
      state = { ...state, failure: undefined }
    return state
  }

  let cached: { draft: Draft; state: WizardState; facts: Facts; issues: readonly Issue[] } | undefined
  const issues = () => {
    const current = draft()
    if (cached?.draft !== current || cached.state !== state || cached.facts !== facts) {
      const own = state.attempted.has(state.step) ? blockingIssues(journey, state.step, current, facts) : []
      const fromService = state.serviceIssues.filter(({ issue, value }) => currentValueOf(current, issue) === value)
      // Rules name an applicant's field without the position, the service with it: keep one message per field.
      const all = [...own, ...fromService.map(({ issue }) => issue)]
      cached = { draft: current, state, facts, issues: firstPerField(all.map((issue) => inDraft(issue, applicant))) }
    }
    return cached.issues
  }

  let menu: { draft: Draft; step: string; facts: Facts; steps: readonly StepStatus[] } | undefined
  const steps = () => {
    const [current, step] = [draft(), state.step]
    if (menu?.draft === current && menu.step === step && menu.facts === facts) return menu.steps
    const next = stepStates(journey, step, current, facts)
    const before = menu?.steps
    const isSame = before && JSON.stringify(before) === JSON.stringify(next)
    menu = { draft: current, step, facts, steps: isSame ? before : next }
    return menu.steps
  }

  const withValues = (issues: readonly Issue[]) =>
    issues.map((issue) => ({ issue, value: currentValueOf(draft(), issue) }))

  const fail = (error: ApiError) => {
    failedDraft = draft()
    const reported = error.kind === 'fields' ? error.issues : []
    const issues = reported.map((issue) => ({ ...issue, field: refusedField(issue.field, applicant) }))
    set({ pending: false, failure: error, attempt: state.attempt + 1, serviceIssues: withValues(issues) })
  }

  /** Waits until another step is shown; shows a failure on the current step when its screen could not be fetched. */
  const waitFor = async (shown: ReturnType<GoToStep>): Promise<void> => {
    if (shown === undefined) return
    set({ pending: true })
    if (await shown) set({ pending: false })
    else fail(chunkFailure())
  }

  const detour = (to: string, returnTo: string, change?: Partial<WizardState>) => {
    set({ ...change, returnTo })
    return waitFor(onGo(to))
  }
  /** Opens the step of input that is not saved instead of a later one. */
  const saveFirst = (step: string) => {
    const unsaved = unsavedStep(journey, step, store.draft(), { facts, applicant })
    return unsaved === undefined ? undefined : detour(unsaved, step)
  }
  const next = async (): Promise<void> => {
    if (state.pending || state.loading || isStopped()) return
    const { step, returnTo } = state
    const { failure } = currentState()
    if (failure && (await reloadSaved(failure, store))) return
    // The captcha or the hold may have expired since the screen opened.
    facts = { ...facts, now: new Date(now()).toISOString() }
    const saving = saveFirst(step)
    if (saving) return saving
    const move = nextMove(journey, step, draft(), facts, returnTo)
    if (move.kind === 'end') return waitFor(onEnd?.())
    if (move.kind === 'blocked') {
      const isLoaded = options.loadMessages?.()
      if (isLoaded && !(await isLoaded)) return fail(chunkFailure())
      set({ attempted: new Set([...state.attempted, step]), attempt: state.attempt + 1, failure: undefined })
      return
    }
    if (move.kind === 'go') {
      set({ failure: undefined, serviceIssues: [], returnTo: undefined })
      return waitFor(onGo(move.to))
    }
    if (!runCommand) throw new Error(move.command)
    set({ pending: true, failure: undefined, serviceIssues: [] })
    const context = { draft: draft(), facts, language: language(), applicant }
    const error = await runCommand(move.command, context)
    if (error) {
      fail(error)
      const to = canOpen(journey, step, draft(), facts) ? undefined : furthestOpen(journey, draft(), facts)
      if (error.kind !== 'refused' || to === undefined) return
      // The captcha or the confirmation is on an earlier step: go there, then back to this one.
      if (error.code === 'captchaFailed') return detour(to, step, { attempted: new Set([...state.attempted, to]) })
      if (error.code === 'notConfirmed') {
        await detour(to, step)
        // No field there shows the reason.
        fail(error)
      }
      return
    }
    set({ pending: false })
    // The command usually settles the step; if it did not, the wizard stays on it.
    const onward = nextMove(journey, step, draft(), facts, returnTo).kind
    // Shows the completed journey first (D49).
    if (onward === 'go' && isConcluded(journey, step, draft(), facts)) return
    if (onward === 'go' || onward === 'end') await next()
  }

  return {
    journey,
    kind: options.kind,
    store,
    state: currentState,
    facts: () => facts,
    steps,
    issues,
    next,
    outer,
    pageAfter: options.pageAfter,
    subscribe: (listener) => {
      const subscriptions = [listeners.subscribe(listener), store.subscribe(listener)]
      return () => {
        for (const unsubscribe of subscriptions) unsubscribe()
      }
    },
    back: () => {
      const previous = previousStep(journey, state.step, draft(), facts)
      if (previous !== undefined) void waitFor(onGo(previous))
    },
    goTo: (step) => {
      const ids = steps().map(({ id }) => id)
      const isBack = ids.indexOf(step) < ids.indexOf(state.step)
      if (!canOpen(journey, step, draft(), facts) || (!isBack && isStopped())) return
      void (saveFirst(step) ?? waitFor(onGo(step)))
    },
    openWithIssues: (to, issues) => {
      if (canOpen(journey, to, draft(), facts))
        void detour(to, state.step, issues && { serviceIssues: withValues(issues) })
    },
    openAndReturn: (to) => void detour(to, state.step, { serviceIssues: [] }),
    show: (step) => {
      // Keeps the issues for a step that was opened to correct them.
      const { returnTo, serviceIssues } = state
      if (step !== state.step)
        set({ step, failure: undefined, serviceIssues: returnTo === undefined ? [] : serviceIssues })
      // Single-step journeys do not overwrite the saved step.
      if (journey.steps.length > 1 && store.draft().lastStep !== step)
        store.change((snapshot) => ({ ...snapshot, lastStep: step }))
    },
    addNextCheck: (check) => {
      nextChecks.add(check)
      return () => nextChecks.delete(check)
    },
    setLoading: (loading) => {
      if (loading !== state.loading) set({ loading })
    },
    setFacts: (next) => {
      facts = next
      listeners.notify()
    },
  }
}
