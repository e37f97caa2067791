import type { RequestDraft } from '@invea/domain/drafts'
import { isSharedComputer } from '../drafts/shared-computer.ts'
import type { SavedForm } from '../information/HomeParts.tsx'
import type { RequestDefinition } from './request-definition.ts'

type Definition<Draft extends RequestDraft> = () => Promise<{ readonly requestDefinition: RequestDefinition<Draft> }>

/** Milliseconds since 1970 of the last save; undefined when the device has no draft of this form, or another tab has the form open. */
const savedAt = async <Draft extends RequestDraft>(definition: Definition<Draft>): Promise<number | undefined> => {
  const { draftSession } = (await definition()).requestDefinition
  const form = await draftSession.open()
  draftSession.closeSoon()
  return form.kind === 'open' && form.store.draft().draft.party !== undefined ? form.store.savedAt() : undefined
}

/** Finds the page of the form whose draft was saved last on this device, for Home (D39). A shared device saves none. */
export const findSavedForm = async <Draft extends RequestDraft>(
  definitions: Readonly<Partial<Record<SavedForm, Definition<Draft>>>>,
): Promise<SavedForm | undefined> => {
  if (isSharedComputer()) return undefined
  const pages = Object.keys(definitions) as SavedForm[]
  const saved = await Promise.all(
    pages.map(async (page) => {
      const definition = definitions[page]
      return { page, at: (definition && (await savedAt(definition))) ?? 0 }
    }),
  )
  return saved.filter(({ at }) => at > 0).sort((one, other) => other.at - one.at)[0]?.page
}
