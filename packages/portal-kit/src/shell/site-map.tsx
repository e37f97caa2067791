import { Link, useRouter } from '@tanstack/react-router'
import { type ComponentProps, type MouseEvent, useCallback } from 'react'
import { signInPath, useMember } from '../api/member-store.ts'
import { useLanguage, useTranslation, type WordKey } from '../i18n/i18n.ts'

/** Addresses of all pages. Those of A §2 and B §2 keep the published spelling. A portal may not have all pages. */
export const pagePaths = {
  home: '/',
  appointment: '/request-appointment',
  urgentAppointment: '/urgent-appointment',
  requirements: '/Information',
  urgentGuide: '/Information/urgent',
  status: '/Status',
  manageApplication: '/manage-booking',
  services: '/service',
  schedule: '/check-availablity',
  about: '/about',
  contact: '/contactUs',
  faq: '/Faq',
  register: '/SignUp',
  login: signInPath,
  myApplications: '/Application-List',
  guide: '/guide',
  phone: '/phone',
} as const

export type PageId = keyof typeof pagePaths

/** Names and links that differ between the portals. */
export interface PortalNavigation {
  readonly name: WordKey
  /** Name of the other portal in links to it. */
  readonly otherPortal: WordKey
  /** Text of each link; pages without a text are not linked. */
  readonly links: Readonly<Partial<Record<PageId, WordKey>>>
}

const commonLinks = {
  home: 'shell:link.home',
  requirements: 'shell:link.requirements',
  manageApplication: 'shell:link.manageApplication',
  services: 'shell:link.services',
  schedule: 'shell:link.schedule',
  about: 'shell:link.about',
  contact: 'shell:link.contact',
  faq: 'shell:link.faq',
  register: 'shell:link.register',
  login: 'shell:link.login',
} as const

export const passportNavigation: PortalNavigation = {
  name: 'shell:passportPortal',
  otherPortal: 'shell:link.originIdPortal',
  links: {
    ...commonLinks,
    appointment: 'shell:link.passportAppointment',
    urgentAppointment: 'shell:link.urgentAppointment',
    status: 'shell:link.passportStatus',
  },
}

/** Origin ID has no urgent service (A §1). */
export const originIdNavigation: PortalNavigation = {
  name: 'shell:originIdPortal',
  otherPortal: 'shell:link.passportPortal',
  links: {
    ...commonLinks,
    appointment: 'shell:link.originIdAppointment',
    status: 'shell:link.originIdStatus',
  },
}

/** Query parameters, for instance the service to preselect. */
export type PageSearch = Readonly<Record<string, string | number>>

export interface PageLinkProps extends ComponentProps<'a'> {
  page: PageId
  /** Anchor on the page. */
  hash?: string
  search?: PageSearch
}

export const useHasPage = (): ((page: PageId) => boolean) => {
  const { routesByPath } = useRouter()
  const known = new Set(Object.keys(routesByPath).map((path) => path.toLowerCase()))
  return (page) => known.has(pagePaths[page].toLowerCase())
}

/** True for clicks that the browser handles itself: new tab, new window, download. */
export const isForBrowser = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey

/** Resolves after the next paint. Resolves without one after 100 ms, because a hidden page is not painted. */
const nextPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 100)
  })

/**
 * Router link to a page in the current language; works without scripts too. Navigates after the next paint: the router updates all
 * links of the page, and a slow phone would not respond to the press until then. The key remounts it when the language changes,
 * because the router computes an address only once.
 */
export const PageLink = ({ page, onClick, ...rest }: PageLinkProps) => {
  const router = useRouter()
  const { hash, search } = rest
  const to = pagePaths[page]
  const press = useCallback(
    (event: MouseEvent<HTMLAnchorElement>) => {
      onClick?.(event)
      if (event.defaultPrevented || isForBrowser(event)) return
      event.preventDefault()
      void nextPaint().then(() => router.navigate({ to, hash, search }))
    },
    [router, to, hash, search, onClick],
  )
  return (
    <Link
      key={useLanguage()}
      to={to}
      onClick={press}
      activeOptions={{ exact: true, includeSearch: false, includeHash: Boolean(hash) }}
      {...rest}
    />
  )
}

/** Link to 'List Of Your Applications' for a signed-in member; renders nothing for a visitor. */
export const MemberList = () => {
  const { t } = useTranslation('shell')
  if (!useMember()) return null
  return (
    <p>
      <PageLink page="myApplications" className="inline-flex min-h-11 items-center font-semibold">
        {t('link.myApplications')}
      </PageLink>
    </p>
  )
}
