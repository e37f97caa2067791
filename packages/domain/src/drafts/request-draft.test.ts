import { expect, test } from 'vitest'
import { draftVersion, emptyOriginIdDraft, emptyPassportDraft } from './request-draft.ts'

const emptyApplicant = { personal: {}, address: {}, family: [], passport: {}, attachments: {} }
const nothing = {
  version: draftVersion,
  site: {},
  appointment: {},
  applicants: [emptyApplicant],
  summary: {},
  payment: {},
}

test('nothing is typed and nothing chosen: one applicant without an answer', () => {
  expect(emptyPassportDraft()).toEqual({ ...nothing, replacement: {} })
  expect(emptyOriginIdDraft()).toEqual(nothing)
})

test('every empty draft is one of its own', () => {
  expect(emptyPassportDraft()).not.toBe(emptyPassportDraft())
  expect(emptyPassportDraft().applicants[0]).not.toBe(emptyPassportDraft().applicants[0])
})
