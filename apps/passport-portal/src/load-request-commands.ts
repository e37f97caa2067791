/** Imports the command handlers, when the first command runs. */
export const loadCommands = async () => (await import('./request-commands.ts')).passportCommands
