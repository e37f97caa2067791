import type { ReactNode } from 'react'
import { Fieldset, type FieldsetProps } from '../field/index.ts'
import type { Slot } from './slot.ts'
import { SlotButton } from './slot-button.tsx'

export interface SlotPickerProps extends Omit<FieldsetProps, 'onChange' | 'children'> {
  /** Morning and afternoon, in this order. */
  groups: readonly { readonly id: string; readonly title: ReactNode; readonly slots: readonly Slot[] }[]
  /** Shown in the place of a group without slots. */
  emptyText?: ReactNode
  value: string | null
  /** Told the chosen slot, or null when the chosen one was tapped again. */
  onChange: (slotId: string | null) => void
}

/** Time slots as toggle buttons: a tap chooses, a second tap lets go (A §4). */
export const SlotPicker = ({ groups, emptyText, value, onChange, ...rest }: SlotPickerProps) => (
  <Fieldset {...rest}>
    <div className="flex flex-col gap-4">
      {groups.map(({ id, title, slots }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset inside a fieldset reads its legend twice
        <div key={id} role="group" aria-label={typeof title === 'string' ? title : undefined}>
          <p className="mb-1 text-sm font-semibold text-muted">{title}</p>
          {slots.length === 0 && <p>{emptyText}</p>}
          <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,6rem),1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] sm:gap-3">
            {slots.map((slot) => (
              <SlotButton
                key={slot.id}
                slot={slot}
                pressed={slot.id === value}
                onToggle={() => onChange(slot.id === value ? null : slot.id)}
              />
            ))}
          </div>
        </div>
      ))}
    </div>
  </Fieldset>
)
