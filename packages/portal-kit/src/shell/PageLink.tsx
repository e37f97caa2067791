import { Link } from '@tanstack/react-router'
import type { ComponentProps, ComponentType } from 'react'
import { useLanguage } from '../i18n/use-translation.ts'
import { useAnyRouter } from './any-router.ts'
import { type PageId, pagePaths } from './navigation.ts'

// The shell serves two portals with two route trees: addresses come from `pagePaths` and are checked against the routes at run time.
const AnyLink = Link as ComponentType<
  ComponentProps<'a'> & { to: string; hash?: string; search?: PageSearch; activeOptions?: object }
>

/** Query parameters, for instance the service to preselect. */
export type PageSearch = Readonly<Record<string, string | number>>

export interface PageLinkProps extends ComponentProps<'a'> {
  page: PageId
  /** Anchor on the page. */
  hash?: string
  search?: PageSearch
}

/** Returns a function that tells whether this portal has a page. */
export const useHasPage = (): ((page: PageId) => boolean) => {
  const { routesByPath } = useAnyRouter()
  const known = new Set(Object.keys(routesByPath).map((path) => path.toLowerCase()))
  return (page) => known.has(pagePaths[page].toLowerCase())
}

/**
 * Router link to a page in the current language; works without scripts too. The key remounts it when the language changes,
 * because the router computes an address only once.
 */
export const PageLink = ({ page, ...rest }: PageLinkProps) => (
  <AnyLink
    key={useLanguage()}
    to={pagePaths[page]}
    activeOptions={{ exact: true, includeSearch: false, includeHash: Boolean(rest.hash) }}
    {...rest}
  />
)
