import { originIdApplicantInRequest, originIdApplicantJourney } from '@invea/domain'
import { FamilyScreen, GroupScreen } from '@invea/portal-kit/applicant'
import { AttachmentsStep } from '@invea/portal-kit/attachments'
import { AddressScreen, DetailScreen, PersonalScreen } from '@invea/portal-kit/origin-id'
import { loadCommands } from './load-request-commands.ts'

const walk = { journey: originIdApplicantJourney, scopeOf: originIdApplicantInRequest }

const screens = {
  'personal-detail': PersonalScreen,
  address: AddressScreen,
  family: FamilyScreen,
  'origin-id-detail': DetailScreen,
  attachments: AttachmentsStep,
}

/** All applicants of a group, each walking the applicant's own steps. */
export const GroupStep = () => <GroupScreen walk={walk} screens={screens} commands={loadCommands} />
