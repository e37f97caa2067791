import { useQuery } from '@tanstack/react-query'
import { passQuery } from '../api/pass-query.ts'
import { type Loadable, LoadedComponent } from '../i18n/LoadedComponent.tsx'

const passNotice: Loadable<{ readonly until: string }> = {
  load: async () => (await import('./PassNotice.tsx')).PassNotice,
  words: ['waiting', 'common'],
}

/** The end of the pass that a waiting line gave; nothing where none was needed. */
export const PassDeadline = () => {
  const { data: until } = useQuery<string | null>(passQuery)
  return until ? <LoadedComponent of={passNotice} lines={2} until={until} /> : null
}
