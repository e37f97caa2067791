import { type ReactNode, useEffect, useRef } from 'react'

/** Focuses its content when it appears, which also scrolls to it, so that sighted and screen-reader users notice it. */
export const FocusOnArrival = ({ children }: { readonly children: ReactNode }) => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <div ref={element} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}
