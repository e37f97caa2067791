import { type AnyRouter, useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'

const address = (path: string, step: string) => ({ to: `${path}/$step`, params: { step } })

/** Leads to a step of a request; `replace` leaves no step back to where one stands. */
export const useGoToStep = (path: string): ((step: string, replace?: boolean) => void) => {
  const router = useRouter<AnyRouter>()
  return useCallback(
    (step, replace = false) => void router.navigate({ ...address(path, step), replace } as never),
    [router, path],
  )
}

/** Fetches a step's screen and words before they are asked for. */
export const usePreloadStep = (path: string): ((step: string) => Promise<unknown>) => {
  const router = useRouter<AnyRouter>()
  return useCallback((step) => router.preloadRoute(address(path, step) as never), [router, path])
}
