/** Imports the command handlers, when the first command runs. */
export const loadUrgentCommands = async () => (await import('./urgent-commands.ts')).urgentCommands
