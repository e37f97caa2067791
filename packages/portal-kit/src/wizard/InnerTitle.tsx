import { useEffect, useRef } from 'react'
import { useStepTitle } from './use-step-title.ts'

/** The title of a step inside a page; a new step takes the focus, as a new page would. */
export const InnerTitle = ({ step, as: Heading }: { readonly step: string; readonly as: 'h2' | 'h3' }) => {
  const title = useStepTitle()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  return (
    <Heading ref={heading} tabIndex={-1}>
      {title(step)}
    </Heading>
  )
}
