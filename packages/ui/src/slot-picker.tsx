import { Check } from 'lucide-react'
import { memo, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react'
import { Fieldset, type FieldsetProps } from './field.tsx'

/** A time slot. */
export interface Slot {
  /** Unique id, passed to `onChange`. */
  readonly id: string
  /** The time as text, "8:30 – 9:00". */
  readonly label: ReactNode
  /** A second line, such as the other clock or the remaining capacity. */
  readonly detail?: ReactNode
  /** Whether the slot cannot be chosen. */
  readonly disabled?: boolean
}

export interface SlotButtonProps {
  /** The slot. */
  slot: Slot
  /** Whether it is chosen. */
  pressed: boolean
  /** Called on a tap with the id of the slot. */
  onToggle: (slotId: string) => void
}

/** One slot. A choice renders only the slots that it changes. */
export const SlotButton = memo(({ slot, pressed, onToggle }: SlotButtonProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    disabled={slot.disabled}
    onClick={() => onToggle(slot.id)}
    className="relative flex min-h-12 items-center justify-center rounded-md border-2 border-edge bg-surface px-0.5 py-1.5 sm:px-2 leading-snug digits hover:border-primary disabled:border-line disabled:bg-sunken disabled:text-muted disabled:line-through aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:font-semibold aria-pressed:text-on-primary"
  >
    {pressed && (
      <Check
        aria-hidden="true"
        className="absolute -top-2.5 -right-2.5 size-5 rounded-full border-2 border-paper bg-primary p-0.5"
      />
    )}
    <span>
      {slot.label}
      {slot.detail && <span className="block text-sm">{slot.detail}</span>}
    </span>
  </button>
))

export interface SlotPickerProps extends Omit<FieldsetProps, 'onChange' | 'children'> {
  /** Morning and afternoon, in this order. A slot that stays the same object is not rendered again. */
  groups: readonly { readonly id: string; readonly title: ReactNode; readonly slots: readonly Slot[] }[]
  /** Id of the chosen slot. */
  value: string | null
  /** Called with the id of the chosen slot, or null when a second tap clears the choice. */
  onChange: (slotId: string | null) => void
}

/** Time slots as toggle buttons: a tap chooses a slot, a second tap clears the choice (A §4). */
export const SlotPicker = ({ groups, value, onChange, ...rest }: SlotPickerProps) => {
  const latest = useRef({ value, onChange })
  useLayoutEffect(() => {
    latest.current = { value, onChange }
  })
  const toggle = useCallback((slotId: string) => {
    const { value, onChange } = latest.current
    onChange(slotId === value ? null : slotId)
  }, [])
  return (
    <Fieldset {...rest}>
      <div className="flex flex-col gap-4">
        {groups.map(({ id, title, slots }) => (
          // biome-ignore lint/a11y/useSemanticElements: with a nested fieldset, screen readers read the legend twice
          <div key={id} role="group" aria-label={typeof title === 'string' ? title : undefined}>
            <p className="mb-1 text-sm font-semibold text-muted">{title}</p>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,6rem),1fr))] gap-2 sm:grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] sm:gap-3">
              {slots.map((slot) => (
                <SlotButton key={slot.id} slot={slot} pressed={slot.id === value} onToggle={toggle} />
              ))}
            </div>
          </div>
        ))}
      </div>
    </Fieldset>
  )
}
