import type { AppContext } from '../../app-context.ts'
import type { Job } from '../jobs/repeat.ts'
import { type AnchorFile, createAnchorFile } from './anchor-file.ts'
import { lastSeal, sealAudit } from './audit-chain.ts'

/** Links new audit rows, and once a day looks for rows of any age and writes the head of the chain outside the database. */
export const sealAuditLog = async (services: AppContext, anchors: AnchorFile): Promise<number> => {
  const now = services.clock.now()
  const everything = await anchors.isDue(now)
  let sealed = 0
  for (;;) {
    const rows = await sealAudit(services, now, { everything })
    if (rows === 0) break
    sealed += rows
  }
  const head = everything ? await lastSeal(services.db) : undefined
  if (head) await anchors.append({ number: head.number, hash: head.hash.toString('hex') }, now)
  return sealed
}

export const sealAuditJob = (services: AppContext): Job => {
  const anchors = createAnchorFile(services.env.dataDir)
  return { name: 'seal-audit', everySeconds: 10, run: () => sealAuditLog(services, anchors) }
}
