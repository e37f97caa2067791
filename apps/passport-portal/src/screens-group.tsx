import {
  AddressScreen,
  type ApplicantScreens,
  FamilyScreen,
  GroupScreen,
  PassportScreen,
  PersonalScreen,
} from '@invea/portal-kit/applicant'
import { AttachmentsStep } from '@invea/portal-kit/attachments'
import { loadCommands } from './screens-load-commands.ts'

/** The screens of one applicant; a step without a screen does not compile. */
const screens: ApplicantScreens = {
  'personal-detail': PersonalScreen,
  address: AddressScreen,
  family: FamilyScreen,
  'passport-info': PassportScreen,
  attachments: AttachmentsStep,
}

/** All applicants of a group, each walking the applicant's own steps. */
export const GroupStep = () => <GroupScreen screens={screens} commands={loadCommands} />
