import { ChoiceCards } from '@invea/ui'
import type { ReactNode } from 'react'
import { type AnyField, useControl } from './use-wizard.ts'

export interface CardChoice {
  readonly value: string
  readonly title: string
  readonly text?: string
  /** Disables the choice; the text is the reason. */
  readonly disabled?: boolean
}

export interface ChoiceFieldProps {
  readonly field: AnyField
  readonly choices: readonly CardChoice[]
  readonly hint?: ReactNode
  /** Hides the label except for screen readers, because a title above has the same text. */
  readonly hideLabel?: boolean
}

/** Large choices for a field of the draft with few answers. */
export const ChoiceField = ({ field, choices, hint, hideLabel = false }: ChoiceFieldProps) => {
  const { value, change, label, ...control } = useControl(field)
  return (
    <ChoiceCards
      {...control}
      legend={label}
      hideLegend={hideLabel}
      hint={hint}
      columns={2}
      value={typeof value === 'string' ? value : ''}
      onChange={change}
    >
      {choices.map(({ text, ...choice }) => (
        <ChoiceCards.Option key={choice.value} {...choice}>
          {text}
        </ChoiceCards.Option>
      ))}
    </ChoiceCards>
  )
}
