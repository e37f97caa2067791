import { createDraftVault } from './vault.ts'

/** The one vault of this device. Log-out ends its session: `deviceVault.endSession()`. */
export const deviceVault = createDraftVault()
