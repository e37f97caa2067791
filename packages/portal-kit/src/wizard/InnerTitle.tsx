import { useEffect, useRef } from 'react'
import { useStepTitle } from './use-step-title.ts'

/** Title of a step inside a page; takes the focus when the step changes, like a new page. */
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
