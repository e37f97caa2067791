import type { ViewScreens } from '@invea/portal-kit/request-view'

/** What each action of a stored request opens (B §2): code and words come when it is opened. */
export const requestScreens: ViewScreens = {
  view: {
    load: async () => (await import('@invea/portal-kit/applications')).DetailScreen,
    words: ['summary', 'field', 'payment', 'confirmation'],
  },
  pay: {
    load: async () => (await import('@invea/portal-kit/payment')).PayScreen,
    words: ['payment', 'issue', 'field'],
  },
  edit: { load: async () => (await import('@invea/portal-kit/applications')).EditHelp, words: ['summary'] },
  reschedule: {
    load: async () => (await import('@invea/portal-kit/booking')).RescheduleScreen,
    words: ['summary', 'booking', 'issue', 'field'],
  },
  cancel: { load: async () => (await import('@invea/portal-kit/applications')).CancelScreen, words: ['summary'] },
}
