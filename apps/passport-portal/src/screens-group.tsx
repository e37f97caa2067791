import { applicantJourney, passportApplicantInRequest } from '@invea/domain'
import { AddressScreen, FamilyScreen, GroupScreen, PassportScreen, PersonalScreen } from '@invea/portal-kit/applicant'
import { AttachmentsStep } from '@invea/portal-kit/attachments'
import { loadCommands } from './load-request-commands.ts'

/** How one applicant of a passport request is walked. */
export const applicantsJourney = { journey: applicantJourney, scopeOf: passportApplicantInRequest }

/** The screens of one applicant. */
export const applicantScreens = {
  'personal-detail': PersonalScreen,
  address: AddressScreen,
  family: FamilyScreen,
  'passport-info': PassportScreen,
  attachments: AttachmentsStep,
}

/** All applicants of a group, each walking the applicant's own steps. */
export const GroupStep = () => (
  <GroupScreen walk={applicantsJourney} screens={applicantScreens} commands={loadCommands} />
)
