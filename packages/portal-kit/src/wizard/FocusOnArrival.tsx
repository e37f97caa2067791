import { type ReactNode, useEffect, useRef } from 'react'

/** Something that stops the applicant, brought before the eyes and to the screen reader when it appears. */
export const FocusOnArrival = ({ children }: { readonly children: ReactNode }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}
