/** The effects behind the journey's names, fetched when the first one is called for. */
export const loadCommands = async () => (await import('./request-commands.ts')).originIdCommands
