import { createContext, use } from 'react'

/** Position of the applicant whose screens these are: 0 for an individual, one panel each in a group. */
export const ApplicantScope = createContext(0)

export const useApplicantPosition = (): number => use(ApplicantScope)

const applicantParts = /^(personal|address|family|passport|originId|attachments)(\.|$)/

/** The place of an applicant's field in the whole draft. Rules of one applicant name it without the position. */
export const fieldInDraft = (field: string, position: number): string =>
  applicantParts.test(field) ? `applicants.${position}.${field}` : field

/** The HTML id of a field, so that a message can lead to it. */
export const fieldHtmlId = (field: string): string => `field-${field.replaceAll('.', '-')}`
