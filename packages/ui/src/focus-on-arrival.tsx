import { type ReactNode, useEffect, useRef } from 'react'

/** Scrolls to its content and focuses it when it appears, so that sighted and screen-reader users notice it. */
export const FocusOnArrival = ({ children }: { readonly children: ReactNode }) => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    element.current?.focus({ preventScroll: true })
    element.current?.scrollIntoView?.({ block: 'center' })
  }, [])
  return (
    <div ref={element} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}
