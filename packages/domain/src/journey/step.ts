import type { Issue } from '../issue.ts'
import type { Command } from './command.ts'

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
