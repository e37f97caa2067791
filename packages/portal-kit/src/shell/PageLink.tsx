import { Link } from '@tanstack/react-router'
import type { ComponentProps, ComponentType } from 'react'
import { useLanguage } from '../i18n/index.ts'
import { useAnyRouter } from './any-router.ts'
import { type Place, places } from './site-map.ts'

// The shell serves two portals with two route trees: its addresses come from `places`, checked against the routes at run time.
const AnyLink = Link as ComponentType<
  ComponentProps<'a'> & { to: string; hash?: string; search?: PlaceSearch; activeOptions?: object }
>

/** What a page is told by its address, e.g. the service one comes for. */
export type PlaceSearch = Readonly<Record<string, string | number>>

export interface PlaceLinkProps extends ComponentProps<'a'> {
  place: Place
  /** The part of the page to show first. */
  hash?: string
  search?: PlaceSearch
}

/** True for places this portal has a screen for; a link that leads nowhere is not drawn. */
export const useHasPlace = (): ((place: Place) => boolean) => {
  const { routesByPath } = useAnyRouter()
  const known = new Set(Object.keys(routesByPath).map((path) => path.toLowerCase()))
  return (place) => known.has(places[place].toLowerCase())
}

/**
 * A router link to a place, in the language shown; the browser's own link where no script runs.
 * Drawn anew in another language: the router names a link's address once and does not know that it depends on one.
 */
export const PlaceLink = ({ place, ...rest }: PlaceLinkProps) => (
  <AnyLink
    key={useLanguage()}
    to={places[place]}
    activeOptions={{ exact: true, includeSearch: false, includeHash: Boolean(rest.hash) }}
    {...rest}
  />
)
