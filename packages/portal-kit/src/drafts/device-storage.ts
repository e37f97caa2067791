import { createDraftVault } from './draft-storage.ts'

/** The one vault of this device. Log-out ends its session: `deviceVault.endSession()`. */
export const deviceVault = createDraftVault()
