/** The effects behind the journey's names, fetched when the first one is called for. */
export const loadCommands = async () => (await import('./screens-commands.ts')).passportCommands
