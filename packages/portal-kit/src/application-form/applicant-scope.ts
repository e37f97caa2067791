import { createContext, use } from 'react'

/** Position of the applicant whose screens these are: 0 for an individual, one panel each in a group. */
export const ApplicantScope = createContext(0)

export const useApplicantPosition = (): number => use(ApplicantScope)

/** The HTML id of a field, so that a message can lead to it. */
export const fieldHtmlId = (field: string): string => `field-${field.replaceAll('.', '-')}`

/** The steps of one applicant before the documents, in both portals: the last one of them submits (A §4). */
export const applicantSteps: readonly string[] = [
  'personal-detail',
  'address',
  'family',
  'passport-info',
  'origin-id-detail',
]
