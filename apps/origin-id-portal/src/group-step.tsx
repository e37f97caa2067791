import { originIdApplicantInRequest, originIdApplicantJourney } from '@invea/domain/journeys'
import { OriginIdAddressScreen } from '@invea/portal-kit/applicant/AddressScreen.tsx'
import { OriginIdFamilyScreen } from '@invea/portal-kit/applicant/FamilyScreen.tsx'
import { GroupScreen } from '@invea/portal-kit/applicant/GroupScreen.tsx'
import { OriginIdDetailScreen } from '@invea/portal-kit/applicant/OriginIdDetailScreen.tsx'
import { OriginIdPersonalScreen } from '@invea/portal-kit/applicant/PersonalScreen.tsx'
import { AttachmentsStep } from '@invea/portal-kit/attachments/AttachmentsStep.tsx'

const loadCommands = async () => (await import('./request-commands.ts')).originIdCommands

const applicantJourney = { journey: originIdApplicantJourney, scopeOf: originIdApplicantInRequest }

const screens = {
  'personal-detail': OriginIdPersonalScreen,
  address: OriginIdAddressScreen,
  family: OriginIdFamilyScreen,
  'origin-id-detail': OriginIdDetailScreen,
  attachments: AttachmentsStep,
}

export const GroupStep = () => (
  <GroupScreen applicantJourney={applicantJourney} screens={screens} commands={loadCommands} />
)
