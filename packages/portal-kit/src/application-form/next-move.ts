import type { ApiError } from '@invea/api'
import type { Issue } from '@invea/domain'
import {
  blockingIssues,
  type Command,
  canOpen,
  furthestOpen,
  isPassed,
  type Journey,
  nextStep,
} from '@invea/domain/journeys'
import type { DraftStore } from '../drafts/draft-store.ts'
import type { WizardSnapshot } from './wizard-snapshot.ts'

/** Failure of a part of the app that could not be fetched with a connection: a newer release may have replaced it. */
const outdatedChunk: ApiError = { kind: 'unreachable' }

/** The failure of a part of the app that could not be fetched. */
export const chunkFailure = (): ApiError => (navigator.onLine ? outdatedChunk : { kind: 'unreachable' })

/** After `outdatedChunk`, reloads the page, which fetches the newer release, if the device has saved the draft. Returns false otherwise. */
export const reloadSaved = async (
  failure: ApiError | undefined,
  store: Pick<DraftStore<unknown>, 'flush' | 'saveState'>,
): Promise<boolean> => {
  if (failure !== outdatedChunk) return false
  await store.flush()
  if (!navigator.onLine || store.saveState() !== 'kept') return false
  location.reload()
  return true
}

/** What Next does: show issues, run a command first, go to a step, or end the journey. */
export type NextMove<Id extends string> =
  | { readonly kind: 'blocked'; readonly issues: readonly Issue[] }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'go'; readonly to: Id }
  | { readonly kind: 'end' }

/** Decides what Next does. `returnTo`: the step that the end of the hold interrupted, to which Next leads straight back. */
export const nextMove = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  id: NoInfer<Id>,
  draft: Draft,
  facts: Facts,
  returnTo?: NoInfer<Id> | undefined,
): NextMove<Id> => {
  const issues = blockingIssues(journey, id, draft, facts)
  if (issues.length > 0) return { kind: 'blocked', issues }
  const step = journey.steps.find((candidate) => candidate.id === id)
  if (step?.command && !isPassed(step, draft, facts)) return { kind: 'command', command: step.command }
  if (returnTo !== undefined && canOpen(journey, returnTo, draft, facts)) return { kind: 'go', to: returnTo }
  const to = nextStep(journey, id, draft, facts)
  return to === undefined ? { kind: 'end' } : { kind: 'go', to }
}

/** Returns the first unsaved step before `to`, so that no later step passes it. There is none after the submission. */
export const unsavedStep = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  to: Id,
  { draft, unsavedInput = {} }: Pick<WizardSnapshot<Draft>, 'draft' | 'unsavedInput'>,
  { facts, applicant }: { readonly facts: Facts; readonly applicant: number },
): Id | undefined => {
  const ids = journey.steps.map(({ id }) => id)
  const before = ids.slice(0, Math.max(0, ids.indexOf(to)))
  return before.find((id) => unsavedInput[`${applicant}.${id}`] !== undefined && canOpen(journey, id, draft, facts))
}

/** Returns the step that an address opens: the named one if the draft allows it, else the furthest step that it allows. */
export const resolveStep = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  named: string | undefined,
  draft: Draft,
  facts: Facts,
): Id | undefined => {
  const step = journey.steps.find(({ id }) => id === named)
  return step && canOpen(journey, step.id, draft, facts) ? step.id : furthestOpen(journey, draft, facts)
}

/** True when the draft has passed the first step. */
export const hasProgress = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  draft: Draft,
  facts: Facts,
): boolean => {
  const furthest = furthestOpen(journey, draft, facts)
  return furthest !== undefined && furthest !== journey.steps[0]?.id
}
