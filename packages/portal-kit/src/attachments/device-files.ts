import { deviceVault } from '../drafts/device-storage.ts'
import { isSharedComputer } from '../drafts/index.ts'
import { createFileShelf } from './file-cache.ts'
import { createUploadMonitor } from './upload-progress.ts'

/** The one shelf of this device. */
export const deviceShelf = /* @__PURE__ */ createFileShelf(deviceVault, isSharedComputer)
/** The one monitor of this page. */
export const pageMonitor = /* @__PURE__ */ createUploadMonitor()
