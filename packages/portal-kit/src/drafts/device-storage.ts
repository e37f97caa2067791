import { createDraftStorage } from './draft-storage.ts'

/** Draft storage of this device. Logging out calls `deviceStorage.endSession()`. */
export const deviceStorage = createDraftStorage()
