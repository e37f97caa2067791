import type { ViewScreens } from '../request-view/index.ts'

const editWords = ['summary', 'applicant', 'originId', 'attachments', 'issue', 'field'] as const

/** What each action of a stored request opens (B §2): code and words come when it is opened. */
export const viewScreens: ViewScreens = {
  view: {
    load: async () => (await import('../applications/index.ts')).DetailScreen,
    words: ['summary', 'field', 'payment', 'confirmation'],
  },
  continue: {
    load: async () => (await import('../continue/ContinueScreen.tsx')).ContinueScreen,
    words: [],
  },
  pay: {
    load: async () => (await import('../payment/index.ts')).PayScreen,
    words: ['payment', 'issue', 'field'],
  },
  edit: { load: async () => (await import('../edit/index.ts')).EditScreen, words: editWords },
  reschedule: {
    load: async () => (await import('../booking/index.ts')).RescheduleScreen,
    words: ['summary', 'booking', 'issue', 'field', 'confirmation', 'payment'],
  },
  cancel: {
    load: async () => (await import('../applications/index.ts')).CancelScreen,
    words: ['summary', 'confirmation'],
  },
}

/** In the look-up Edit opens the documents first; on an urgent request it opens another date, where one is offered (B §2). */
export const lookUpScreens: ViewScreens = {
  ...viewScreens,
  edit: {
    load: async () => (await import('../edit/index.ts')).EditFilesScreen,
    words: [...editWords, 'booking', 'confirmation', 'payment'],
  },
}
