import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

const address = (path: string, step: string) => ({ to: `${path}/$step`, params: { step } })

/** Returns a function that goes to a step; `replace` replaces the history entry. */
export const useGoToStep = (path: string): ((step: string, replace?: boolean) => void) => {
  const router = useRouter<AnyRouter>()
  return useCallback(
    (step, replace = false) => void router.navigate({ ...address(path, step), replace } as never),
    [router, path],
  )
}

/** Returns a function that prefetches a step's screen and texts. */
export const usePreloadStep = (path: string): ((step: string) => Promise<unknown>) => {
  const router = useRouter<AnyRouter>()
  return useCallback((step) => router.preloadRoute(address(path, step) as never), [router, path])
}
