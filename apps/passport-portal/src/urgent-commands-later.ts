/** The effects behind the journey's names, fetched when the first one is called for. */
export const loadUrgentCommands = async () => (await import('./urgent-commands.ts')).urgentCommands
