import { CancelScreen, DetailScreen } from '../applications/index.ts'
import { RescheduleScreen } from '../booking/RescheduleScreen.tsx'
import { ContinueScreen } from '../continue/ContinueScreen.tsx'
import { EditScreen } from '../edit/index.ts'
import { PayScreen } from '../payment/index.ts'
import type { ViewScreens } from '../request-view/index.ts'

/** The views of a request as a portal plugs them together. */
export const someScreens: ViewScreens = {
  view: { load: async () => DetailScreen, words: ['status'] },
  continue: { load: async () => ContinueScreen, words: ['status'] },
  pay: { load: async () => PayScreen, words: ['payment'] },
  edit: { load: async () => EditScreen, words: ['status'] },
  reschedule: { load: async () => RescheduleScreen, words: ['booking'] },
  cancel: { load: async () => CancelScreen, words: ['status', 'confirmation'] },
}
