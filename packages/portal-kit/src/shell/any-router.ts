import {
  type AnyRouteMatch,
  type AnyRouter,
  Navigate,
  type RouterState,
  redirect,
  useMatches,
  useRouter,
  useRouterState,
} from '@tanstack/react-router'
import type { ComponentType } from 'react'

// The kit is type-checked inside each portal, whose routes are made of the kit's own screens: asking for the registered
// router here would make every type depend on itself. Screens of an app use the router's hooks directly.

/** The portal's router, whichever it is. */
export const useAnyRouter = (): AnyRouter => useRouter<AnyRouter>()

/** A part of the router's state; drawn again when that part changes. */
export const useAnyRouterState = <T>(select: (state: RouterState) => T): T =>
  useRouterState<AnyRouter, T>({ select }) as T

/** A part of the matched routes. */
export const useAnyMatches = <T>(select: (matches: readonly AnyRouteMatch[]) => T): T =>
  useMatches<AnyRouter, T>({ select }) as T

/** An address that a shared screen goes to; the portals check their own addresses against their routes. */
export interface Target {
  readonly to: string
  readonly params?: Readonly<Record<string, string>> | undefined
  /** `true` keeps the present one. */
  readonly search?: object | true | undefined
  readonly replace?: boolean | undefined
}

/** Goes to an address. */
export const goTo = (router: AnyRouter, target: Target): Promise<void> => router.navigate(target)

/** Fetches the screen and the texts of an address. */
export const preload = (router: AnyRouter, target: Target): Promise<unknown> => router.preloadRoute(target)

/** The redirect that a loader throws. */
export const redirectTo = (target: Target) => redirect(target)

/** Goes to an address when it is rendered. */
export const AnyNavigate = Navigate as ComponentType<Target>
