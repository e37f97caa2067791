import { focusHeading } from '@invea/ui'
import { Link, useRouter } from '@tanstack/react-router'
import {
  type ComponentProps,
  createContext,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Portal } from '../api/application-queries.ts'
import type { DoneNotice, RequestSearch, ViewScreens } from './view-search.ts'

/** Addresses of a portal's pages about stored requests (B §2). */
export interface RequestPages {
  readonly list: string
  readonly status: string
  readonly confirmation: string
  readonly instructions: string
  readonly handOver: string
  /** The portal whose requests can be submitted, edited and paid here. */
  readonly portal: Portal
  /** Deletes the draft of a request, or every draft. Absent inside the form, which still shows it. */
  readonly forgetDraft?: (requestId?: number) => void
  /** The views of a request. Absent inside the form. */
  readonly screens?: ViewScreens
}

export type RequestPage = Exclude<keyof RequestPages, 'portal' | 'forgetDraft' | 'screens'>

export const RequestPagesContext = createContext<RequestPages | null>(null)

/** Returns the portal's addresses; throws outside the provider, which is a bug. */
export const useRequestPages = (): RequestPages => {
  const pages = use(RequestPagesContext)
  if (!pages) throw new Error('RequestPagesContext')
  return pages
}

const searchOf = ({ request, view, part, person }: RequestSearch): RequestSearch =>
  request === undefined ? {} : { request, view, ...(part && { part, person }) }

export const RequestLink = ({
  page,
  request,
  view,
  part,
  person,
  ...rest
}: ComponentProps<'a'> & RequestSearch & { readonly page: RequestPage }) => (
  <Link to={useRequestPages()[page]} search={searchOf({ request, view, part, person })} {...rest} />
)

/** A link to another view of the current page. */
export const ViewLink = ({ request, view, part, person, ...rest }: ComponentProps<'a'> & RequestSearch) => (
  <Link to="." search={searchOf({ request, view, part, person })} {...rest} />
)

/** A reference that is false once the component is gone: a late response must not move the visitor away from another page. */
export const useIsShown = (): RefObject<boolean> => {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return isShown
}

/** Opens a page about a request; `replace` replaces the current page in the history. */
export const useOpenRequestPage = () => {
  const router = useRouter()
  const pages = useRequestPages()
  const isShown = useIsShown()
  return useCallback(
    (page: RequestPage, search: RequestSearch, replace = false) => {
      if (isShown.current) void router.navigate({ to: pages[page], search, replace })
    },
    [router, pages, isShown],
  )
}

/** Replaces the current view of a page by another one. */
export const useOpenView = () => {
  const router = useRouter()
  return useCallback(
    (search: RequestSearch) => {
      void router.navigate({ to: '.', search, replace: true })
    },
    [router],
  )
}

/** After an action, shows the list with a message about it (B §4) until another request is opened. Stores the key, because the language may change. */
export const useDoneNotice = (request: number | undefined) => {
  const openView = useOpenView()
  const [notice, setNotice] = useState<DoneNotice>()
  useEffect(() => {
    if (request !== undefined) setNotice(undefined)
  }, [request])
  const onDone = useCallback(
    (done: DoneNotice) => {
      setNotice(done)
      openView({})
    },
    [openView],
  )
  return { notice, onDone }
}

/** Focuses the heading when the view inside a page changes (WCAG 2.4.3), or the first one to appear while its chunk loads. */
export const useFocusOnChange = (view: string): void => {
  const before = useRef(view)
  useEffect(() => {
    if (before.current === view) return
    before.current = view
    window.scrollTo({ top: 0 })
    const main = document.querySelector('main')
    if (focusHeading() || !main) return
    const waiting = new MutationObserver(() => {
      if (focusHeading()) waiting.disconnect()
    })
    waiting.observe(main, { childList: true, subtree: true })
    return () => waiting.disconnect()
  }, [view])
}
