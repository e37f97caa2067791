import * as z from 'zod/mini'
import { createAnchorFile } from '../platform/audit-log/audit-chain.ts'
import { checkAudit } from '../platform/audit-log/audit-check.ts'
import {
  type CommandResult,
  defineCommand,
  failure,
  type OperatorCommand,
  type OperatorContext,
  success,
} from './command.ts'
import { erasePerson, restorePerson } from './erase-person.ts'
import { exportPerson } from './export-person.ts'
import { printedNumber, text, yesOrNo } from './fields.ts'
import { checkEncryption, rotateKeys } from './rotate-keys.ts'

/** Maximum number of reported faults, so that the list is readable. */
const maxFaults = 200

/** Promise L2: checks the audit log against its chain and the anchors of this machine. */
const verifyAudit = async ({ services }: OperatorContext): Promise<CommandResult> => {
  const anchors = await createAnchorFile(services.env.dataDir).read()
  const { faults, seals, rows, unsealed, head } = await checkAudit(services, { anchors })
  if (faults.length > 0) return failure(...faults.slice(0, maxFaults))
  return success([
    { rows, seals, unsealed, anchors: anchors.length, head: head ? `${head.number} ${head.hash}` : 'no seal yet' },
  ])
}

const onePerson = {
  applicationNumber: z.optional(printedNumber),
  account: z.optional(text(200)),
}

/** Commands that check, re-encrypt and erase stored data. */
export const dataCommands: Readonly<Record<string, OperatorCommand>> = {
  'audit-verify': defineCommand({
    role: 'records',
    summary: 'Check that no row of the audit log was changed, removed or inserted',
    changes: false,
    input: z.object({}),
    run: (context) => verifyAudit(context),
  }),
  'person-export': defineCommand({
    role: 'records',
    summary: 'List all stored data about one person, one value per line',
    changes: true,
    input: z.object({ ...onePerson, files: z.optional(yesOrNo) }),
    run: exportPerson,
  }),
  'person-erase': defineCommand({
    role: 'records',
    summary: 'Erase one person from all ended applications, and list the records that the law retains',
    changes: true,
    input: z.object({ ...onePerson, reason: text(300) }),
    run: erasePerson,
  }),
  'person-restore': defineCommand({
    role: 'records',
    summary: 'Restore one person who was erased in error, from a restored copy of the database',
    changes: true,
    input: z.object({ applicationNumber: printedNumber, reason: text(300) }),
    run: restorePerson,
  }),
  reseal: defineCommand({
    role: 'administrator',
    summary: 'Encrypt all personal data again with the current data key: columns and files',
    changes: true,
    input: z.object({}),
    run: (context) => rotateKeys(context),
  }),
  seals: defineCommand({
    role: 'administrator',
    summary: 'Decrypt all personal data, and count it by key',
    changes: false,
    input: z.object({}),
    run: (context) => checkEncryption(context),
  }),
}
