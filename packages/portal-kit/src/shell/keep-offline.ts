import { basePath } from '../i18n/index.ts'

/** Lets what was seen open again without a line. A browser without workers, or one that forbids them, goes on without. */
export const keepOffline = (): void => {
  if (!('serviceWorker' in navigator)) return
  navigator.serviceWorker.register(`${basePath}sw.js`).catch(() => undefined)
}
