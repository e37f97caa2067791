import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, use, useId } from 'react'
import { ChoiceContext } from './context.ts'

export interface ChoiceOptionProps extends Omit<ComponentProps<'input'>, 'type' | 'name' | 'checked' | 'title'> {
  value: string
  title: ReactNode
  /** A picture or icon before the words. */
  icon?: ReactNode
  /** One or two lines under the title. */
  children?: ReactNode
}

/** One big tappable answer. */
export const ChoiceOption = ({ value, title, icon, children, className, id, onChange, ...rest }: ChoiceOptionProps) => {
  const madeUpId = useId()
  const controlId = id ?? madeUpId
  const group = use(ChoiceContext)
  if (!group) throw new Error('ChoiceCards.Option belongs inside <ChoiceCards>')
  return (
    <label
      htmlFor={controlId}
      className={cx(
        'relative flex min-h-14 items-start gap-3 rounded-lg border-2 border-edge bg-surface p-4 eased hover:border-primary',
        'has-checked:border-primary has-checked:bg-primary-soft has-disabled:border-line has-disabled:bg-sunken has-disabled:text-muted',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      <input
        type={group.type}
        id={controlId}
        name={group.name}
        value={value}
        aria-labelledby={`${controlId}-title`}
        aria-describedby={children ? `${controlId}-text` : undefined}
        checked={group.chosen ? group.chosen.includes(value) : undefined}
        onChange={(event) => {
          onChange?.(event)
          group.choose(value, event.currentTarget.checked)
        }}
        className="mt-0.5 size-6 shrink-0 outline-none"
        {...rest}
      />
      <span className="min-w-0 flex-1">
        <span id={`${controlId}-title`} className="block font-semibold">
          {title}
        </span>
        {children && (
          <span id={`${controlId}-text`} className="mt-1 block text-sm text-muted">
            {children}
          </span>
        )}
      </span>
      {icon && (
        <span aria-hidden="true" className="shrink-0 text-primary">
          {icon}
        </span>
      )}
    </label>
  )
}
