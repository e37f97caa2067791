import { deviceStorage } from '../drafts/draft-storage.ts'
import { isSharedComputer } from '../drafts/index.ts'
import { createFileCache } from './file-cache.ts'
import { createUploadProgress } from './upload-progress.ts'

/** File cache of this device. */
export const deviceFileCache = /* @__PURE__ */ createFileCache(deviceStorage, isSharedComputer)
/** Upload progress of this page. */
export const pageUploadProgress = /* @__PURE__ */ createUploadProgress()
