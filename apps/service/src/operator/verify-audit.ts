import { createAnchorFile } from '../platform/audit-log/anchor-file.ts'
import { checkAudit } from '../platform/audit-log/audit-check.ts'
import { type CommandResult, failure, type OperatorContext, success } from './command.ts'

/** A person reads so many and knows enough. */
const mostFaults = 200

/** Promise L2: whether the audit log is whole, against its chain and the anchors of this machine. */
export const verifyAudit = async ({ services, progress }: OperatorContext): Promise<CommandResult> => {
  const anchors = await createAnchorFile(services.env.dataDir).read()
  const { faults, seals, rows, unsealed, head } = await checkAudit(services, { anchors, progress })
  if (faults.length > 0) return failure(...faults.slice(0, mostFaults))
  return success([
    { rows, seals, unsealed, anchors: anchors.length, head: head ? `${head.number} ${head.hash}` : 'no seal yet' },
  ])
}
