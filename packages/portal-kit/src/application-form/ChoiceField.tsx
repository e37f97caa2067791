import { ChoiceCards } from '@invea/ui'
import type { ReactNode } from 'react'
import { type AnyField, useControl } from './use-wizard.ts'

export interface CardChoice {
  readonly value: string
  readonly title: string
  readonly text?: string
  /** Disables the choice; the text is the reason. */
  readonly disabled?: boolean
  readonly icon?: ReactNode
}

export interface ChoiceFieldProps {
  readonly field: AnyField
  readonly choices: readonly CardChoice[]
  readonly columns?: 1 | 2 | 3
  readonly hint?: ReactNode
  readonly label?: string
  /** Hides the label except for screen readers, because a title above has the same text. */
  readonly hideLabel?: boolean
  readonly onChoose?: (value: string) => void
}

/** Large choices for a field of the draft with few answers. */
export const ChoiceField = ({
  field,
  choices,
  columns = 1,
  hint,
  label,
  hideLabel = false,
  onChoose,
}: ChoiceFieldProps) => {
  const { value, change, label: usualLabel, ...control } = useControl(field)
  return (
    <ChoiceCards
      {...control}
      legend={label ?? usualLabel}
      hideLegend={hideLabel}
      hint={hint}
      columns={columns}
      value={typeof value === 'string' ? value : ''}
      onChange={onChoose ?? change}
    >
      {choices.map((choice) => (
        <ChoiceCards.Option
          key={choice.value}
          value={choice.value}
          title={choice.title}
          icon={choice.icon}
          disabled={choice.disabled}
        >
          {choice.text}
        </ChoiceCards.Option>
      ))}
    </ChoiceCards>
  )
}
