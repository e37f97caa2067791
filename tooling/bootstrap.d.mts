export const root: string
export const install: () => void
export const handOver: (script: string, args?: readonly string[]) => void
