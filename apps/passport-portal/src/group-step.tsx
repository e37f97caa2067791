import { applicantJourney, passportApplicantInRequest } from '@invea/domain/journeys'
import { AddressScreen } from '@invea/portal-kit/applicant/AddressScreen.tsx'
import { FamilyScreen } from '@invea/portal-kit/applicant/FamilyScreen.tsx'
import { GroupScreen } from '@invea/portal-kit/applicant/GroupScreen.tsx'
import { PassportScreen } from '@invea/portal-kit/applicant/PassportScreen.tsx'
import { PersonalScreen } from '@invea/portal-kit/applicant/PersonalScreen.tsx'
import { AttachmentsStep } from '@invea/portal-kit/attachments/AttachmentsStep.tsx'

const loadCommands = async () => (await import('./request-commands.ts')).passportCommands

/** The journey of one applicant of a passport request. */
export const applicantsJourney = { journey: applicantJourney, scopeOf: passportApplicantInRequest }

export const applicantScreens = {
  'personal-detail': PersonalScreen,
  address: AddressScreen,
  family: FamilyScreen,
  'passport-info': PassportScreen,
  attachments: AttachmentsStep,
}

export const GroupStep = () => (
  <GroupScreen applicantJourney={applicantsJourney} screens={applicantScreens} commands={loadCommands} />
)
