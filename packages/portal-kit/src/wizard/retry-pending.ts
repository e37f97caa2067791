import type { ApiError, PortalApi } from '@invea/api'
import type { Command, Facts, Language } from '@invea/domain'
import type { DraftStore } from '../drafts/index.ts'
import { type CommandTable, hear, leavesOpen } from './commands.ts'
import { fingerprint, type Intention } from './idempotency.ts'
import type { WizardRecord } from './wizard-snapshot.ts'

const unanswered = <Draft>({ intentions }: WizardRecord<Draft>): readonly (readonly [string, Intention])[] =>
  Object.entries(intentions).filter(([, { wish }]) => wish !== undefined)

/** Whether a wish was sent whose answer must be known before the form goes on. */
export const isUnanswered = <Draft>(record: WizardRecord<Draft>): boolean => unanswered(record).length > 0

/** Neither a fault nor a no: who is signed out signs in first, and the wish waits. */
const isSignedOut = ({ kind }: ApiError): boolean => kind === 'signedOut'

/**
 * Asks again, under the same keys, what was sent before the page died. The service may have done it: the place is the request's by now,
 * and whoever asked for another would be told that the request exists. What was typed since, and what another person wished, is
 * left alone. Answers why no answer could be had.
 */
export const fetchAnswers = async <Draft>(options: {
  readonly api: PortalApi
  readonly store: DraftStore<WizardRecord<Draft>>
  readonly commands: CommandTable<Draft>
  readonly facts: Facts
  readonly language: Language
}): Promise<ApiError | undefined> => {
  const { api, store, commands, facts, language } = options
  for (const [place, { key, wish }] of unanswered(store.draft())) {
    const [name = '', position = '0'] = place.split('.')
    const run = commands[name as Command]
    if (!run?.madeOf || !wish) continue
    const begun = await api.account.begin()
    if (!begun.ok) return isSignedOut(begun.error) ? undefined : begun.error
    const { draft } = store.draft()
    const isStillMeant = wish.subject === begun.value.subject && wish.madeOf === (await fingerprint(run.madeOf(draft)))
    if (!isStillMeant) continue
    const context = { draft, facts, language, applicant: Number(position) }
    const error = await hear({ api, store, run, context, place, payload: wish.payload, key })
    if (error && leavesOpen(error)) return isSignedOut(error) ? undefined : error
  }
  return undefined
}
