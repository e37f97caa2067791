import { cva, type VariantProps } from 'class-variance-authority'
import { CircleCheck, createLucideIcon, Info, TriangleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { announce } from './announce.ts'

const alertClass = cva('flex gap-3 rounded-lg border-l-6 p-4 text-ink print:border', {
  variants: {
    tone: {
      info: 'border-info bg-info-soft *:first:text-info',
      success: 'border-success bg-success-soft *:first:text-success',
      warning: 'border-warning bg-warning-soft *:first:text-warning',
      danger: 'border-danger bg-danger-soft *:first:text-danger',
    },
  },
  defaultVariants: { tone: 'info' },
})

type Tone = NonNullable<VariantProps<typeof alertClass>['tone']>

/** Lucide's icon with straight corners, which saves 200 bytes on every page. */
const OctagonAlert = createLucideIcon('octagon-alert', [
  ['path', { d: 'M8 2h8l6 6v8l-6 6H8l-6-6V8zM12 8v4M12 16h.01', key: 'octagon' }],
])

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: OctagonAlert } satisfies Record<
  Tone,
  unknown
>

export interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The kind of message; decides colour and icon. */
  tone?: Tone
  /** The visible title. */
  title?: ReactNode
  /** Screen readers announce it when it appears: `danger` at once, other tones politely. */
  live?: boolean
}

/** A message in the page. The icon shows its kind without colour. */
export const Alert = ({ tone = 'info', title, live, className, children, ...rest }: AlertProps) => {
  const Icon = icons[tone]
  const content = useRef<HTMLDivElement>(null)
  const spoken = useRef('')
  const isPolite = live && tone !== 'danger'
  useEffect(() => {
    if (!isPolite) return
    const text = content.current?.innerText ?? ''
    // A polite region that appears with its text is not spoken.
    if (text !== spoken.current) announce(text)
    spoken.current = text
  })
  return (
    <div role={live && !isPolite ? 'alert' : undefined} className={alertClass({ tone, className })} {...rest}>
      <Icon aria-hidden="true" className="mt-0.5 size-6" />
      <div ref={content} className="min-w-0 flex-1">
        {title && <p className="font-bold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
