import type { Application } from '@invea/domain'
import { Skeleton } from '@invea/ui'
import { type ComponentType, lazy, Suspense } from 'react'
import { orderPage } from '../payment/order-page.ts'
import { PayScreen } from '../payment/PayScreen.tsx'
import { useOpenRequestPage } from '../request-view/pages.tsx'
import type { RequestView } from '../request-view/view-search.ts'
import { ApplicationDetail } from './ApplicationDetail.tsx'
import { CancelScreen } from './CancelScreen.tsx'
import { EditHelp } from './EditHelp.tsx'

// The calendar is the heaviest part of the portal: only who changes a date pays for it.
const RescheduleScreen = lazy(async () => ({ default: (await import('./RescheduleScreen.tsx')).RescheduleScreen }))

interface ViewProps {
  readonly application: Application
}

const Pay = ({ application: { requestId } }: ViewProps) => {
  const openPage = useOpenRequestPage()
  return <PayScreen requestId={requestId} onOrdered={(order) => openPage(orderPage(order), { request: requestId })} />
}

/** What each action of a request opens (B §2 My applications). An action without a screen does not compile. */
const screens = {
  view: ApplicationDetail,
  pay: Pay,
  edit: EditHelp,
  reschedule: RescheduleScreen,
  cancel: CancelScreen,
} satisfies Record<RequestView, ComponentType<ViewProps>>

/** The screen of an action. Looking is always possible; what the status does not offer falls back to it. */
export const RequestViews = ({ application, view }: ViewProps & { readonly view: RequestView }) => {
  const Screen = application.actions.includes(view) ? screens[view] : screens.view
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <Screen application={application} />
    </Suspense>
  )
}
