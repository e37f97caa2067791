import { allSizeChecks } from './budgets.ts'

export default allSizeChecks()
