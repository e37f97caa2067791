// Writes audit rows one after the other, and prints the number of each once its transaction is acknowledged.
import { pino } from 'pino'
import { audit } from '../../src/platform/audit-log/audit.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import { migrate } from '../../src/platform/database/migrate.ts'
import { createTransactions } from '../../src/platform/database/transaction.ts'

const [, , databaseUrl = '', dataDir = ''] = process.argv
const opened = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir }, pino(pino.destination(2)))
await migrate(opened.db)
const { transact } = createTransactions(opened.db)
process.stdout.write('ready\n')
for (let number = 1; ; number++) {
  await transact((trx) => audit(trx, { now: new Date(), actor: { kind: 'job' } }, 'sample', { detail: { number } }))
  process.stdout.write(`${number}\n`)
}
