import { expect, test } from 'vitest'
import { emptyPassportDraft } from '../drafts/request-draft.ts'
import { someFacts } from '../testing/index.ts'
import { applicantJourney } from './applicant-journey.ts'
import { editOriginIdRequest, editRequest, editRequestAttachments } from './edit-request.ts'
import { blockingIssues } from './journey.ts'
import { originIdApplicantJourney } from './origin-id-applicant-journey.ts'
import { originIdRequest } from './origin-id-request.ts'
import { passportRequest } from './passport-request.ts'
import { urgentPassport } from './urgent-passport.ts'

// Tables as a portal uses them: it stores drafts under the journey's name, and Next runs the step's command.
const table = (steps: readonly { readonly id: string; readonly command?: string | undefined }[]) =>
  Object.fromEntries(steps.flatMap(({ id, command }) => (command === undefined ? [] : [[id, command]])))

const holding = { 'date-time': 'holdSlot', 'delivery-estimate': 'holdSlot' }
const closing = { summary: 'confirmSummary', payment: 'orderPayment' }
const passportSteps = { 'passport-info': 'submitApplicant', attachments: 'uploadAttachments' }
const originIdSteps = { 'origin-id-detail': 'submitApplicant', attachments: 'uploadAttachments' }

test.each([
  [passportRequest, 'passport-request', { ...holding, ...passportSteps, ...closing }],
  [urgentPassport, 'urgent-passport', { 'urgent-date': 'holdSlot', ...passportSteps, ...closing }],
  [originIdRequest, 'origin-id-request', { ...holding, ...originIdSteps, ...closing }],
  [applicantJourney, 'applicant', passportSteps],
  [originIdApplicantJourney, 'origin-id-applicant', originIdSteps],
  [editRequest, 'edit-request', { 'travel-plan': 'updateRequest', attachments: 'changeAttachments' }],
  [editOriginIdRequest, 'edit-origin-id', { 'origin-id-detail': 'updateRequest', attachments: 'changeAttachments' }],
  [editRequestAttachments, 'edit-attachments', { attachments: 'changeAttachments' }],
] as const)('$1 has its name and commands', ({ id, steps }, name, commands) => {
  expect(id).toBe(name)
  expect(table(steps)).toEqual(commands)
})

test('a missing appointment type is an issue of its field', () => {
  expect(blockingIssues(passportRequest, 'appointment-type', emptyPassportDraft(), someFacts())).toEqual([
    { field: 'requestType', code: 'required' },
  ])
})
