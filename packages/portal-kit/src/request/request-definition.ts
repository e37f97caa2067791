import type { Facts, Journey, RequestDraft } from '@invea/domain'
import type { ComponentType, ReactNode } from 'react'
import type { DraftSession } from '../drafts/index.ts'
import type { RequestPages } from '../request-view/index.ts'
import type { CommandTable, RequestKind, Screen, WizardSnapshot } from '../wizard/index.ts'

/** What of a request stands before its rules and screens have been fetched. */
export interface RequestDoor<Draft extends RequestDraft> {
  /** Address of the request; each step has its own below it. */
  readonly path: string
  /** Where it is filled in, on this page. */
  readonly draftSession: DraftSession<WizardSnapshot<Draft>>
  readonly kind: RequestKind<Draft>
  /** Id of the step that follows the terms, as the draft stands. */
  readonly second: (draft: Draft) => string
  /** The side menu, where it is another than the list of all steps. */
  readonly Steps?: ComponentType | undefined
  /** Around every page but the first: what must be known before its place can be told. */
  readonly Around?: ComponentType<{ readonly children: ReactNode }> | undefined
  /** What stands above every step but the first. */
  readonly Banner?: ComponentType | undefined
  /** The whole way, in a chunk of its own. */
  readonly journey: () => Promise<Journey<Draft, Facts>>
  /** Takes over what a link to the form chooses in advance, from the same chunk. */
  readonly preselect: () => Promise<(draft: Draft, link: unknown) => Draft>
}

/** A whole request: what makes two portals of one wizard. A step without a screen does not compile. */
export interface RequestForm<Draft extends RequestDraft, Id extends string = string> {
  readonly door: RequestDoor<Draft>
  readonly journey: Journey<Draft, Facts, Id>
  readonly screens: Readonly<Record<Id, Screen>>
  /** The effects behind the journey's names, fetched when the first one is called for. */
  readonly commands: () => Promise<CommandTable<Draft>>
  /** Where this portal has its pages about stored requests. */
  readonly pages: RequestPages
}

/** The first step of every request, which has an address file of its own. */
export const firstStep = 'party'
