import type { ApiError } from '@invea/api'
import {
  blockingIssues,
  type Command,
  canOpen,
  type Facts,
  fieldInDraft,
  firstPerField,
  furthestOpen,
  type Issue,
  isConcluded,
  type Journey,
  judgedValue,
  type Language,
  previousStep,
  type RequestDraft,
  refusedField,
} from '@invea/domain'
import { serviceClock } from '../api/service-clock.ts'
import { type DraftStore, readPath } from '../drafts/index.ts'
import type { CommandContext } from './commands.ts'
import { nextMove } from './next-move.ts'
import type { RequestKind } from './request-kind.ts'
import type { WizardRecord } from './wizard-snapshot.ts'

/** A complaint of the service about one value; it holds until that value changes. */
interface ServiceIssue {
  readonly issue: Issue
  readonly value: unknown
}

const inDraft = (issue: Issue, applicant: number): Issue => ({ ...issue, field: fieldInDraft(issue.field, applicant) })

const judgedIn = (draft: unknown, { field }: Issue): unknown => readPath(draft, judgedValue(field))

/** What the wizard knows beside the draft; a reload forgets it, and nothing of it is an answer. */
export interface WizardState {
  readonly step: string
  /** Steps whose messages show: those that were asked to go on and could not (A §5). */
  readonly attempted: ReadonlySet<string>
  /** Counts the attempts, so that the summary takes the focus again. */
  readonly attempt: number
  readonly pending: boolean
  /** Something on the screen is being fetched: Next waits for it. */
  readonly loading: boolean
  readonly failure: ApiError | undefined
  readonly serviceIssues: readonly ServiceIssue[]
  /** Where the applicant was called away from when the kept place ended. */
  readonly returnTo: string | undefined
}

/** Carries out the command a step names; what it answers went wrong. */
export type Carry<Draft> = (name: Command, context: CommandContext<Draft>) => Promise<ApiError | undefined>

/** Leads to another step; a promise where its screen may have to be fetched first. */
export type Leave<Id extends string = string> = (step: Id) => void | Promise<boolean>

/** A journey being walked: the draft has the answers, this has the feet. */
export interface Wizard<Draft extends RequestDraft> {
  readonly journey: Journey<Draft, Facts>
  readonly kind: RequestKind<Draft>
  readonly store: DraftStore<WizardRecord<Draft>>
  readonly state: () => WizardState
  readonly facts: () => Facts
  /** Calls the listener when the draft or the wizard's own state changes. */
  readonly subscribe: (listener: () => void) => () => void
  /** Complaints of the step on the screen: none before its first attempt. */
  readonly issues: () => readonly Issue[]
  readonly next: () => Promise<void>
  readonly back: () => void
  /** Jumps to a step that the draft opens; does nothing for any other. */
  readonly goTo: (step: string) => void
  /** Opens the step that asks a refused field; Next leads back from there. The complaints stay on the screen. */
  readonly correct: (step: string, issues?: readonly Issue[]) => void
  /** The journey around this one, for the applicants inside a group. */
  readonly outer: Wizard<RequestDraft> | undefined
  /** Leads to the date after the kept place ended, and back from there. */
  readonly callAway: (to: string) => void
  /** Tells which step is on the screen now, whoever led there. */
  readonly show: (step: string) => void
  readonly setFacts: (facts: Facts) => void
  readonly setLoading: (loading: boolean) => void
  /** A screen may hold Next back while something on it is unfinished: the check answers false and says why itself. */
  readonly guard: (check: () => boolean) => () => void
}

/** Opens the walk over a draft. `onGo` changes the address; the step on the screen follows the address by `show`. */
export const createWizard = <Draft extends RequestDraft, Id extends string>(options: {
  readonly journey: Journey<Draft, Facts, Id>
  readonly kind: RequestKind<Draft>
  readonly store: DraftStore<WizardRecord<Draft>>
  /** A journey without commands needs none. */
  readonly carry?: Carry<Draft>
  readonly language: () => Language
  readonly facts: Facts
  readonly step: string
  /** Position of the applicant whose walk this is, in a group; 0 for the request itself. */
  readonly applicant?: number
  /** The journey around this one, for the applicants inside a group. */
  readonly outer?: Wizard<RequestDraft> | undefined
  /** Returns false when the step could not be shown; then this one stays. */
  readonly onGo: Leave
  /** Called when Next leaves the last step; returns as `onGo` does. */
  readonly onEnd?: () => ReturnType<Leave>
  /** Milliseconds since 1970; the service's clock unless told. */
  readonly now?: () => number
}): Wizard<Draft> => {
  const { store, carry, language, onGo, onEnd, applicant = 0, outer, now = serviceClock.now } = options
  // Ids arrive from addresses and go to addresses: inside, a step is a name that the journey may or may not know.
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
  const listeners = new Set<() => void>()
  const guards = new Set<() => boolean>()
  const set = (change: Partial<WizardState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  const draft = () => store.draft().draft

  let known: { draft: Draft; state: WizardState; facts: Facts; issues: readonly Issue[] } | undefined
  const issues = () => {
    const current = draft()
    if (known?.draft !== current || known.state !== state || known.facts !== facts) {
      const own = state.attempted.has(state.step) ? blockingIssues(journey, state.step, current, facts) : []
      const told = state.serviceIssues.filter(({ issue, value }) => judgedIn(current, issue) === value)
      // A rule names the field of one applicant without the position, the service with it: one message a field is enough.
      const all = [...own, ...told.map(({ issue }) => issue)]
      known = { draft: current, state, facts, issues: firstPerField(all.map((issue) => inDraft(issue, applicant))) }
    }
    return known.issues
  }

  const standing = (issues: readonly Issue[]) => issues.map((issue) => ({ issue, value: judgedIn(draft(), issue) }))

  const fail = (error: ApiError) => {
    const found = error.kind === 'fields' ? error.issues : []
    const issues = found.map((issue) => ({ ...issue, field: refusedField(issue.field, applicant) }))
    set({
      pending: false,
      failure: error,
      attempt: state.attempt + 1,
      serviceIssues: standing(issues),
    })
  }

  /** Waits until another step is shown; where its screen could not be fetched, says so on this one. */
  const leave = async (left: ReturnType<Leave>): Promise<void> => {
    if (left === undefined) return
    set({ pending: true })
    if (await left) set({ pending: false })
    else fail({ kind: 'unreachable' })
  }

  const next = async (): Promise<void> => {
    if (state.pending || state.loading || [...guards].some((check) => !check())) return
    const { step, returnTo } = state
    // What was true when the screen opened may have run out since: a proof of being human, a kept place.
    facts = { ...facts, now: new Date(now()).toISOString() }
    const move = nextMove(journey, step, draft(), facts, returnTo)
    if (move.kind === 'end') return leave(onEnd?.())
    if (move.kind === 'blocked') {
      set({ attempted: new Set([...state.attempted, step]), attempt: state.attempt + 1, failure: undefined })
      return
    }
    if (move.kind === 'go') {
      set({ failure: undefined, serviceIssues: [], returnTo: undefined })
      return leave(onGo(move.to))
    }
    if (!carry) throw new Error(`Nobody carries out '${move.command}' here`)
    set({ pending: true, failure: undefined, serviceIssues: [] })
    const context = { draft: draft(), facts, language: language(), applicant }
    const error = await carry(move.command, context)
    if (error) {
      fail(error)
      // The proof of being human is asked for on an earlier step: the way there, and from there back to here.
      const to = canOpen(journey, step, draft(), facts) ? undefined : furthestOpen(journey, draft(), facts)
      if (error.kind !== 'refused' || error.code !== 'captchaFailed' || to === undefined) return
      set({ returnTo: step, attempted: new Set([...state.attempted, to]) })
      return leave(onGo(to))
    }
    set({ pending: false })
    // The command has settled the step, so this time the way is free; one that did not leaves the step where it is.
    const onward = nextMove(journey, step, draft(), facts, returnTo).kind
    // What is complete is shown first (D49).
    if (onward === 'go' && isConcluded(journey, step, draft(), facts)) return
    if (onward === 'go' || onward === 'end') await next()
  }

  return {
    journey,
    kind: options.kind,
    store,
    state: () => state,
    facts: () => facts,
    issues,
    next,
    outer,
    subscribe: (listener) => {
      listeners.add(listener)
      const unsubscribe = store.subscribe(listener)
      return () => {
        listeners.delete(listener)
        unsubscribe()
      }
    },
    back: () => {
      const previous = previousStep(journey, state.step, draft(), facts)
      if (previous !== undefined) void leave(onGo(previous))
    },
    goTo: (step) => {
      if (canOpen(journey, step, draft(), facts)) void leave(onGo(step))
    },
    correct: (to, issues) => {
      if (!canOpen(journey, to, draft(), facts)) return
      set({ returnTo: state.step, ...(issues && { serviceIssues: standing(issues) }) })
      void leave(onGo(to))
    },
    callAway: (to) => {
      set({ returnTo: state.step, serviceIssues: [] })
      void leave(onGo(to))
    },
    show: (step) => {
      // The complaints go along to the step that was opened to correct them.
      const { returnTo, serviceIssues } = state
      if (step !== state.step)
        set({ step, failure: undefined, serviceIssues: returnTo === undefined ? [] : serviceIssues })
      // A walk of one step has no place to come back to, and leaves that of the whole walk over the same form alone.
      if (journey.steps.length > 1 && store.draft().place !== step)
        store.change((record) => ({ ...record, place: step }))
    },
    guard: (check) => {
      guards.add(check)
      return () => guards.delete(check)
    },
    setLoading: (loading) => {
      if (loading !== state.loading) set({ loading })
    },
    setFacts: (told) => {
      facts = told
      for (const listener of listeners) listener()
    },
  }
}
