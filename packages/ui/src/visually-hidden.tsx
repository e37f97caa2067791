import type { ComponentProps } from 'react'

/** Words for screen readers only. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => <span className="sr-only" {...props} />
