import type { CorrectionType } from '../model.ts'

/** A §3: what is wrong in the old document; a file of its own, so that an Origin ID does not bring the passport's rules along. */
export const correctionTypes = ['name', 'birthDate', 'both'] as const satisfies readonly CorrectionType[]
