import { createAnchorFile } from '../ports/anchor-file.ts'
import { checkAudit } from '../store/audit-check.ts'
import { fault, type OperatorCall, type Told, told } from './command.ts'

/** A person reads so many and knows enough. */
const mostFaults = 200

/** Promise L2: whether the audit log is whole, against its chain and the anchors of this machine. */
export const verifyAudit = async ({ services, progress }: OperatorCall): Promise<Told> => {
  const anchors = await createAnchorFile(services.env.dataDir).read()
  const { faults, seals, rows, unsealed, head } = await checkAudit(services, { anchors, progress })
  if (faults.length > 0) return fault(...faults.slice(0, mostFaults))
  return told([
    { rows, seals, unsealed, anchors: anchors.length, head: head ? `${head.number} ${head.hash}` : 'no seal yet' },
  ])
}
