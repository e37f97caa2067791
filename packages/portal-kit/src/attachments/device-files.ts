import { deviceVault } from '../drafts/device-vault.ts'
import { isSharedComputer } from '../drafts/index.ts'
import { createFileShelf } from './file-shelf.ts'
import { createUploadMonitor } from './upload-monitor.ts'

/** The one shelf of this device. */
export const deviceShelf = /* @__PURE__ */ createFileShelf(deviceVault, isSharedComputer)
/** The one monitor of this page. */
export const pageMonitor = /* @__PURE__ */ createUploadMonitor()
