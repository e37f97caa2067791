import { GroupScreen } from '@invea/portal-kit/applicant'
import { applicantScreens, applicantsWalk } from './screens-group.tsx'
import { loadUrgentCommands } from './urgent-commands-later.ts'

/** All applicants of an urgent group, each walking the applicant's own steps. */
export const UrgentGroupStep = () => (
  <GroupScreen walk={applicantsWalk} screens={applicantScreens} commands={loadUrgentCommands} />
)
