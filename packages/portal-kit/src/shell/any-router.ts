import { type AnyRouter, type RouterState, useMatches, useRouter, useRouterState } from '@tanstack/react-router'

// The kit is type-checked inside each portal, whose routes are made of the kit's own screens: asking for the registered
// router here would make every type depend on itself. Screens of an app use the router's hooks directly.

/** The portal's router, whichever it is. */
export const useAnyRouter = (): AnyRouter => useRouter<AnyRouter>()

/** A part of the router's state; drawn again when that part changes. */
export const useAnyRouterState = <T>(select: (state: RouterState) => T): T =>
  useRouterState<AnyRouter, T>({ select: select as never }) as T

/** A part of the matched routes. */
export const useAnyMatches = <T>(select: (matches: never) => T): T =>
  useMatches<AnyRouter, T>({ select: select as never }) as T
