import type { EditDraft } from '@invea/domain/drafts'
import {
  addDocuments,
  applicantInRequest,
  editOneStep,
  editOriginIdRequest,
  editRequest,
  editRequestAttachments,
  type Facts,
  type Journey,
} from '@invea/domain/journeys'
import type { OriginIdService } from '@invea/domain/services'
import type { ComponentType } from 'react'
import { journeyInGroup } from '../applicant/group-journey.ts'
import type { EditPart } from '../application-view/view-search.ts'
import { lazyComponent } from '../shell/lazy-component.ts'
import { type EditFormDraft, editOf } from './edit-form.ts'

/** `all`: the five steps. `attachments`: the single step that the look-up opens (B §2). `missing`: missing documents. Otherwise one part. */
export type EditScope = 'all' | 'missing' | EditPart

// Separate imports, because an edit usually needs one screen, and the request form has loaded most of them.
const AddressScreen = lazyComponent(async () => (await import('../applicant/AddressScreen.tsx')).AddressScreen)
const AttachmentsStep = lazyComponent(async () => (await import('../attachments/AttachmentsStep.tsx')).AttachmentsStep)
const ChangeDocuments = lazyComponent(async () => (await import('./ChangeDocuments.tsx')).ChangeDocuments)
const DetailFields = lazyComponent(async () => (await import('../applicant/OriginIdDetailScreen.tsx')).DetailFields)
const FamilyScreen = lazyComponent(async () => (await import('../applicant/FamilyScreen.tsx')).FamilyScreen)
const OriginIdAddressScreen = lazyComponent(
  async () => (await import('../applicant/AddressScreen.tsx')).OriginIdAddressScreen,
)
const OriginIdFamilyScreen = lazyComponent(
  async () => (await import('../applicant/FamilyScreen.tsx')).OriginIdFamilyScreen,
)
const OriginIdPersonalScreen = lazyComponent(
  async () => (await import('../applicant/PersonalScreen.tsx')).OriginIdPersonalScreen,
)
const PassportFields = lazyComponent(async () => (await import('../applicant/PassportScreen.tsx')).PassportFields)
const PersonalScreen = lazyComponent(async () => (await import('../applicant/PersonalScreen.tsx')).PersonalScreen)

export interface EditJourney {
  readonly journey: Journey<EditFormDraft, Facts>
  readonly screens: Readonly<Record<string, ComponentType>>
}

const passport: EditJourney = {
  journey: journeyInGroup({ journey: editRequest, scopeOf: editOf }, 0),
  screens: {
    'personal-detail': PersonalScreen,
    address: AddressScreen,
    family: FamilyScreen,
    'travel-plan': PassportFields,
    attachments: ChangeDocuments,
  },
}

/** Edit journey of an Origin ID, with its own person and detail steps. */
const originId: EditJourney = {
  journey: journeyInGroup({ journey: editOriginIdRequest, scopeOf: editOf }, 0),
  screens: {
    'personal-detail': OriginIdPersonalScreen,
    address: OriginIdAddressScreen,
    family: OriginIdFamilyScreen,
    'origin-id-detail': DetailFields,
    attachments: ChangeDocuments,
  },
}

const files: EditJourney = {
  journey: journeyInGroup({ journey: editRequestAttachments, scopeOf: editOf }, 0),
  screens: { attachments: ChangeDocuments },
}

const missing: EditJourney = {
  journey: journeyInGroup(
    { journey: addDocuments, scopeOf: (draft: EditFormDraft) => applicantInRequest(draft, 0) },
    0,
  ),
  screens: { attachments: AttachmentsStep },
}

const wholeOf = (service: OriginIdService | undefined): EditJourney => (service === undefined ? passport : originId)

const partOf = (part: EditPart, service: OriginIdService | undefined): EditJourney => {
  const journey: Journey<EditDraft, Facts> = service === undefined ? editRequest : editOriginIdRequest
  return { ...wholeOf(service), journey: journeyInGroup({ journey: editOneStep(journey, part), scopeOf: editOf }, 0) }
}

export const editJourneyOf = (scope: EditScope, service: OriginIdService | undefined): EditJourney => {
  if (scope === 'attachments') return files
  if (scope === 'missing') return missing
  return scope === 'all' ? wholeOf(service) : partOf(scope, service)
}
