import { cva, type VariantProps } from 'class-variance-authority'
import { useId, useMemo } from 'react'
import { Fieldset, type FieldsetProps } from '../field/index.ts'
import { ChoiceContext, type ChoiceGroup } from './context.ts'

const layoutClass = cva('grid gap-3', {
  variants: { columns: { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' } },
  defaultVariants: { columns: 1 },
})

interface Common extends Omit<FieldsetProps, 'onChange'>, VariantProps<typeof layoutClass> {
  /** Name of the form field; made up when absent. */
  name?: string
}

export interface RadioCardsProps extends Common {
  type?: 'radio'
  /** The chosen value, '' for none yet. Absent: the browser keeps it. */
  value?: string
  onChange?: (value: string) => void
}

export interface CheckboxCardsProps extends Common {
  type: 'checkbox'
  value?: readonly string[]
  onChange?: (value: readonly string[]) => void
}

/** Answers large enough for a thumb: one of them (`radio`, the default) or several (`checkbox`). */
export const ChoiceCardsRoot = (props: RadioCardsProps | CheckboxCardsProps) => {
  const { type = 'radio', name, value, onChange, columns, children, error, ...rest } = props
  const madeUpName = useId()
  const group = useMemo<ChoiceGroup>(() => {
    const chosen = value === undefined ? null : typeof value === 'string' ? [value] : value
    return {
      name: name ?? madeUpName,
      type,
      chosen,
      invalid: Boolean(error),
      choose: (answer, isChosen) => {
        if (type === 'radio') return (onChange as RadioCardsProps['onChange'])?.(answer)
        const others = (chosen ?? []).filter((other) => other !== answer)
        ;(onChange as CheckboxCardsProps['onChange'])?.(isChosen ? [...others, answer] : others)
      },
    }
  }, [name, madeUpName, type, value, onChange, error])
  return (
    <ChoiceContext value={group}>
      <Fieldset error={error} {...rest}>
        <div className={layoutClass({ columns })}>{children}</div>
      </Fieldset>
    </ChoiceContext>
  )
}
