import { Console } from 'node:console'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { compose } from '../compose.ts'
import { openDatabase } from '../platform/database/database.ts'
import { prepareDatabase } from '../platform/database/service-role.ts'
import { createLog } from '../platform/log.ts'
import { exitCodes, StartFault } from '../platform/start-fault.ts'
import { readOperatorEnv } from '../read-env.ts'
import { findOperator } from './account-commands.ts'
import {
  createOperatorContext,
  type OperatorCommand,
  type OperatorFile,
  type OutputRow,
  runCommand,
} from './command.ts'
import { commands } from './commands.ts'
import { writeCsv } from './csv-file.ts'

const usage = () => {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(16)} ${summary}`)
  return `pnpm operator <command> [file] [--option value] [--csv] [--folder path]\n\n${lines.join('\n')}\n`
}

/** The summary, the options and the role of one command. The file of a command is its content, and its name ends with the format. */
const usageOf = (name: string, { summary, role, hasFiles, options }: OperatorCommand) => {
  const isOfFile = (option: string) => option === 'content' || option === 'format'
  const words = options
    .filter((option) => !isOfFile(option.name))
    .map((option) => {
      const word = `--${option.name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} …`
      return option.isRequired ? word : `[${word}]`
    })
  const file = options.some((option) => isOfFile(option.name)) ? ['<file>'] : []
  const all = [name, ...file, ...words, ...(hasFiles ? ['[--folder path]'] : []), '[--csv]']
  return `pnpm operator ${all.join(' ')}\n\n${summary}. Role: ${role}\n`
}

/** `--office-id 2` becomes `officeId: '2'`. Only a flag can be without a value, and becomes `yes`. */
const readOptions = (words: readonly string[], { options: known, hasFiles }: OperatorCommand) => {
  const needsValue = known.filter(({ isFlag }) => !isFlag).map(({ name }) => name)
  const options: Record<string, string> = {}
  const positional: string[] = []
  const faults: string[] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (!word.startsWith('--')) {
      positional.push(word)
      continue
    }
    const name = word.slice(2).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    const value = words[at + 1]
    const hasValue = value !== undefined && !value.startsWith('--')
    options[name] = hasValue ? value : 'yes'
    if (hasValue) at += 1
    else if (needsValue.includes(name) || (hasFiles && name === 'folder')) faults.push(`${name}: needs a value`)
  }
  return { options, positional, faults }
}

interface Printed {
  readonly rows?: readonly OutputRow[]
  readonly files?: readonly OperatorFile[] | undefined
  readonly faults?: readonly string[]
}

/** Resolves a path against the folder where the command was typed. A package manager changes the current folder. */
const pathOf = (path: string) => resolve(process.env.INIT_CWD ?? process.cwd(), path)

/** Prints why the command did not run. Returns the exit code. */
const fail = (...faults: readonly string[]): number => {
  process.stderr.write(`${faults.join('\n')}\n`)
  return 1
}

const run = async (): Promise<number> => {
  const [name = '', ...words] = process.argv.slice(2)
  const command = commands[name]
  if (!command) {
    process.stdout.write(usage())
    return name === '' || name === '--help' ? 0 : 1
  }
  if (words.includes('--help')) {
    process.stdout.write(usageOf(name, command))
    return 0
  }
  const { options, positional, faults } = readOptions(words, command)
  if (faults.length > 0) return fail(...faults)
  const { csv, ...input } = options
  const { folder } = input
  const into = folder === undefined || !command.hasFiles ? undefined : pathOf(folder)
  if (into !== undefined) delete input.folder
  const [file, ...others] = positional
  if (others.length > 0) return fail(`only one file can be given: ${positional.join(', ')}`)
  if (file !== undefined && !command.options.some((option) => option.name === 'content'))
    return fail(`${file}: ${name} takes no file; write --application-number before a number`)
  const typed = file === undefined ? undefined : await readFile(pathOf(file), 'utf8').catch((error: Error) => error)
  if (typed instanceof Error) return fail(`file: ${typed.message}`)
  const content = typed === undefined ? {} : { content: typed, format: file?.endsWith('.json') ? 'json' : 'csv' }
  process.umask(0o077)
  try {
    if (into !== undefined) await mkdir(into, { recursive: true, mode: 0o700 })
  } catch (error) {
    return fail(`folder: ${(error as Error).message}`)
  }
  const env = readOperatorEnv()
  const log = createLog('error')
  const opened = await openDatabase(env, log)
  try {
    await prepareDatabase(opened, { ...env, log })
    const services = compose(env, opened, { log })
    const token = env.operatorPersonalToken
    const operator = token === undefined ? undefined : await findOperator(services, token)
    if (token !== undefined && !operator) return fail('OPERATOR_PERSONAL_TOKEN belongs to no operator')
    const result = await runCommand(command, createOperatorContext(services, { operator }), { ...content, ...input })
    const { rows = [], files = [], faults = [] }: Printed = result.ok ? result.value : result.error
    if (into !== undefined)
      for (const { name: file, content } of files) await writeFile(join(into, file), content, { mode: 0o600 })
    else if (files.length > 0) process.stderr.write(`${files.length} documents are not saved: add --folder\n`)
    // A table cuts values after 10,000 characters by default.
    const inspectOptions = { maxStringLength: null }
    if (csv !== undefined) process.stdout.write(writeCsv(rows))
    else if (result.ok || rows.length > 0) new Console({ stdout: process.stdout, inspectOptions }).table(rows)
    for (const line of faults) process.stderr.write(`${line}\n`)
    return result.ok ? 0 : 1
  } finally {
    await opened.close()
  }
}

try {
  process.exitCode = await run()
} catch (error) {
  if (!(error instanceof StartFault)) throw error
  for (const line of error.lines) process.stderr.write(`${line}\n`)
  process.exitCode = exitCodes[error.kind]
}
