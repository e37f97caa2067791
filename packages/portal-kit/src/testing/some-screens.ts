import type { ViewScreens } from '../application-view/view-search.ts'
import { CancelScreen } from '../my-applications/CancelScreen.tsx'
import { ContinueScreen } from '../my-applications/ContinueScreen.tsx'
import { DetailScreen } from '../my-applications/DetailScreen.tsx'
import { EditScreen } from '../my-applications/EditScreen.tsx'
import { RescheduleScreen } from '../my-applications/RescheduleScreen.tsx'
import { PayScreen } from '../payment/PayScreen.tsx'

/** The views of a request, as a portal combines them. */
export const someScreens: ViewScreens = {
  view: { load: async () => DetailScreen, namespaces: ['status'] },
  continue: { load: async () => ContinueScreen, namespaces: ['status'] },
  pay: { load: async () => PayScreen, namespaces: ['payment'] },
  edit: { load: async () => EditScreen, namespaces: ['status'] },
  reschedule: { load: async () => RescheduleScreen, namespaces: ['booking'] },
  cancel: { load: async () => CancelScreen, namespaces: ['status', 'confirmation'] },
}
