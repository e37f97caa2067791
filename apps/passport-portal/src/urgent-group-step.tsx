import { GroupScreen } from '@invea/portal-kit/applicant/GroupScreen.tsx'
import { UrgentPersonalScreen } from '@invea/portal-kit/appointment/UrgentPersonalScreen.tsx'
import { applicantScreens, applicantsJourney } from './group-step.tsx'

const loadUrgentCommands = async () => (await import('./request-commands.ts')).urgentCommands

const screens = { ...applicantScreens, 'personal-detail': UrgentPersonalScreen }

export const UrgentGroupStep = () => (
  <GroupScreen applicantJourney={applicantsJourney} screens={screens} commands={loadUrgentCommands} />
)
