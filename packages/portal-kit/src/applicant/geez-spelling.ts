import { compareSpellings, type Language } from '@invea/domain'
import type { ApplicantDraft } from '@invea/domain/drafts'

// A chunk of its own: letters, sounds and known names load with the first spelling.
export { suggestGeez } from '@invea/domain'
export { GeezKeyboard } from './GeezKeyboard.tsx'

const geezNames = ({ personal }: ApplicantDraft): readonly string[] =>
  [personal.geezFirstName, personal.geezFatherName, personal.geezGrandfatherName].filter((name) => name !== undefined)

/**
 * A name that another applicant of the group writes with other letters of the same sound: members of a family share names,
 * and a passport keeps what is written. Undefined where all agree.
 */
export const otherSpelling = (
  name: string,
  applicants: readonly ApplicantDraft[],
  position: number,
  language: Language,
): string | undefined =>
  name.trim() === ''
    ? undefined
    : applicants
        .filter((_, at) => at !== position)
        .flatMap(geezNames)
        .find((other) => compareSpellings(name, other, language) === 'soundsAlike')
