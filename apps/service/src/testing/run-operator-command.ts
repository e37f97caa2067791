import { type CommandResult, createOperatorContext, type Line } from '../operator/command.ts'
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
export const operatorRows = async (...command: Parameters<typeof runOperatorCommand>): Promise<readonly Line[]> => {
  const result = await runOperatorCommand(...command)
  if (!result.ok) throw new Error(result.error.faults.join())
  return result.value.rows
}
