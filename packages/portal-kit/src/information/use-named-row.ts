import { useEffect } from 'react'
import { useAnyRouterState } from '../shell/any-router.ts'

/** Opens the row that the address names, e.g. `/Information#lost`, and brings it to the top. */
export const useNamedRow = (): void => {
  const hash = useAnyRouterState(({ location }) => location.hash)
  useEffect(() => {
    const row = hash && document.getElementById(hash)?.closest('details')
    if (!row) return
    row.open = true
    row.scrollIntoView({ block: 'start' })
  }, [hash])
}
