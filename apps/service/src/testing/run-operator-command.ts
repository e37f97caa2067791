import { type CommandResult, createOperatorContext, type OutputRow } from '../operator/command.ts'
import { commands } from '../operator/commands.ts'
import type { TestService } from './a-service.ts'

/** Runs a command of the operator. `changes` replaces parts of the service. */
export const runOperatorCommand = async (
  { services }: Pick<TestService, 'services' | 'clock'>,
  name: string,
  input: object = {},
  changes: Partial<TestService['services']> = {},
): Promise<CommandResult> => {
  const command = commands[name]
  if (!command) throw new Error(`no command ${name}`)
  return command.run(createOperatorContext({ ...services, ...changes }), input)
}

/** The rows of a command that must succeed. Throws its faults. */
export const operatorRows = async (
  ...command: Parameters<typeof runOperatorCommand>
): Promise<readonly OutputRow[]> => {
  const result = await runOperatorCommand(...command)
  if (!result.ok) throw new Error(result.error.faults.join())
  return result.value.rows
}

/** The version of an application that `review` prints and `approve` requires. */
export const reviewedVersion = async (
  service: Parameters<typeof runOperatorCommand>[0],
  applicationNumber: string,
): Promise<string> => {
  const rows = await operatorRows(service, 'review', { applicationNumber })
  return String(rows.find(({ record, field }) => record === 'request' && field === 'version')?.value)
}
