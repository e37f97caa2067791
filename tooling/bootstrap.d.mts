export const root: string
export const install: () => void
export const runWithNode: (script: string, args?: readonly string[]) => void
