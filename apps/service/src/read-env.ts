import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { PaymentSettings, paymentFaults } from './payments/providers/provider-registry.ts'
import { readKeys } from './platform/encryption/encryption.ts'
import { type Env, toEnv } from './platform/settings/env.ts'
import { developmentFaults, productionFaults } from './platform/settings/production-faults.ts'
import { renamedSettings, Settings } from './platform/settings/settings.ts'
import { StartFault } from './platform/start-fault.ts'

const repositoryRoot = resolve(import.meta.dirname, '../../..')

/** Creates one level at a time, because Node's `recursive` never returns for a folder under /proc. */
const createFolder = (folder: string) => {
  if (existsSync(folder)) return
  createFolder(dirname(folder))
  mkdirSync(folder, { mode: 0o700 })
}

const folderFault = (folder: string): string | undefined => {
  try {
    createFolder(folder)
    accessSync(folder, constants.W_OK)
    return undefined
  } catch (error) {
    return `DATA_DIR ${folder} cannot be written: ${(error as NodeJS.ErrnoException).code ?? 'unknown reason'}`
  }
}

/** Reads the settings; no other code reads `process.env`. Throws a StartFault with one line for each wrong setting. */
export const readEnv = (source: NodeJS.ProcessEnv = process.env): Env => {
  const nonEmpty = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse(nonEmpty)
  const payment = PaymentSettings.safeParse(nonEmpty)
  // The default would silently replace the operator's value.
  const renamed = Object.entries(renamedSettings)
    .filter(([earlier, name]) => earlier in nonEmpty && !(name in nonEmpty))
    .map(([earlier, name]) => `${earlier} is now named ${name}`)
  if (!parsed.success || !payment.success || renamed.length > 0) {
    const issues = [parsed, payment].flatMap(({ error }) => error?.issues ?? [])
    throw new StartFault('settings', [...issues.map((issue) => `${issue.path.join('.')} ${issue.message}`), ...renamed])
  }
  const settings = parsed.data
  const dataDir = resolve(settings.DATA_DIR ?? resolve(repositoryRoot, '.data'))
  const unwritable = folderFault(dataDir)
  if (unwritable) throw new StartFault('dataFolder', [unwritable])

  const production = settings.NODE_ENV === 'production'
  const keys = readKeys({ source: nonEmpty, dataDir, production })
  const faults = [
    ...keys.faults,
    ...developmentFaults(settings),
    ...(production ? [...productionFaults({ ...settings }), ...paymentFaults(payment.data)] : []),
  ]
  if (faults.length > 0 || !keys.keys) throw new StartFault('settings', faults)

  return toEnv(settings, { dataDir, keys: keys.keys, paymentSettings: payment.data })
}

/** Settings of an operator command. It may run elsewhere, and in another folder it would erase rows and leave documents. */
export const readOperatorEnv = (source: NodeJS.ProcessEnv = process.env): Env => {
  if (source.DATABASE_URL && !source.DATA_DIR)
    throw new StartFault('settings', [
      'DATA_DIR is not set: give the command the settings and the folder of the service (deploy/operator.sh does)',
    ])
  return readEnv(source)
}
