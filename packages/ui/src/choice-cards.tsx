import { cva, cx, type VariantProps } from 'class-variance-authority'
import { type ComponentProps, createContext, type ReactNode, use, useId, useMemo } from 'react'
import { Fieldset, type FieldsetProps } from './field.tsx'

export interface ChoiceGroup {
  /** Name of the form field. */
  readonly name: string
  /** One choice (`radio`) or several (`checkbox`). */
  readonly type: 'radio' | 'checkbox'
  /** Chosen values. */
  readonly chosen: readonly string[]
  /** Called with the value that was tapped. */
  readonly choose: (value: string) => void
}

export const ChoiceContext = createContext<ChoiceGroup | null>(null)

const layoutClass = cva('grid gap-3', {
  variants: { columns: { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' } },
  defaultVariants: { columns: 1 },
})

export interface ChoiceCardsProps<Value extends string | readonly string[]>
  extends Omit<FieldsetProps, 'onChange'>,
    VariantProps<typeof layoutClass> {
  /** The chosen value, '' for none. With a list, several can be chosen. */
  value: Value
  /** Called with the new value. */
  onChange: (value: Value) => void
}

/** A group of large choices for touch screens: one, or several when the value is a list. */
export const ChoiceCardsRoot = <Value extends string | readonly string[]>({
  value,
  onChange,
  columns,
  children,
  ...rest
}: ChoiceCardsProps<Value>) => {
  const name = useId()
  const group = useMemo<ChoiceGroup>(() => {
    const chosen: readonly string[] = [value].flat()
    const toggled = (answer: string) =>
      chosen.includes(answer) ? chosen.filter((other) => other !== answer) : [...chosen, answer]
    const isOne = typeof value === 'string'
    return {
      name,
      type: isOne ? 'radio' : 'checkbox',
      chosen,
      choose: (answer) => onChange((isOne ? answer : toggled(answer)) as Value),
    }
  }, [name, value, onChange])
  return (
    <ChoiceContext value={group}>
      <Fieldset {...rest}>
        <div className={layoutClass({ columns })}>{children}</div>
      </Fieldset>
    </ChoiceContext>
  )
}

export interface ChoiceOptionProps extends Omit<ComponentProps<'input'>, 'type' | 'name' | 'checked' | 'title'> {
  /** The value of this choice. */
  value: string
  /** The visible title. */
  title: ReactNode
  /** A picture or icon at the end of the card. */
  icon?: ReactNode
  /** One or two lines under the title. */
  children?: ReactNode
}

/** One large choice. */
export const ChoiceOption = ({ value, title, icon, children, className, id, onChange, ...rest }: ChoiceOptionProps) => {
  const generatedId = useId()
  const controlId = id ?? generatedId
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
        checked={group.chosen.includes(value)}
        onChange={(event) => {
          onChange?.(event)
          group.choose(value)
        }}
        className="mt-0.5 size-6 shrink-0 outline-none"
        {...rest}
      />
      <span className="min-w-0 flex-1 wrap-anywhere">
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
        <span aria-hidden="true" className="text-primary">
          {icon}
        </span>
      )}
    </label>
  )
}

/** A question with a card for each answer. Part: `ChoiceCards.Option`. */
export const ChoiceCards = /* @__PURE__ */ Object.assign(ChoiceCardsRoot, { Option: ChoiceOption })
