import { GroupScreen } from '@invea/portal-kit/applicant'
import { UrgentPersonalScreen } from '@invea/portal-kit/screen/urgent/UrgentPersonal'
import { loadUrgentCommands } from './load-urgent-commands.ts'
import { applicantScreens, applicantsJourney } from './screens-group.tsx'

const screens = { ...applicantScreens, 'personal-detail': UrgentPersonalScreen }

/** All applicants of an urgent group, each walking the applicant's own steps. */
export const UrgentGroupStep = () => (
  <GroupScreen walk={applicantsJourney} screens={screens} commands={loadUrgentCommands} />
)
