import type { ViewProps } from '../request-view/view-screen.ts'
import { ApplicationDetail } from './ApplicationDetail.tsx'
import { MaskedDetail } from './MaskedDetail.tsx'

/** The detail as far as this session may see it (D19). */
export const DetailScreen = ({ application, giveBoth }: ViewProps) =>
  application.masked ? (
    <MaskedDetail application={application} giveBoth={giveBoth} />
  ) : (
    <ApplicationDetail application={application} />
  )
