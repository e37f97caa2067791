import { Check } from 'lucide-react'
import type { Slot } from './slot.ts'

export interface SlotButtonProps {
  slot: Slot
  pressed: boolean
  onToggle: () => void
}

export const SlotButton = ({ slot, pressed, onToggle }: SlotButtonProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    disabled={slot.disabled}
    onClick={onToggle}
    className="relative flex min-h-12 items-center justify-center rounded-md border-2 border-edge bg-surface px-0.5 py-1.5 sm:px-2 leading-snug digits hover:border-primary disabled:border-line disabled:bg-sunken disabled:text-muted disabled:line-through aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:font-semibold aria-pressed:text-on-primary"
  >
    {pressed && (
      <Check
        aria-hidden="true"
        className="absolute -top-2 -right-2 size-6 rounded-full border-2 border-paper bg-primary p-0.5"
      />
    )}
    <span>
      {slot.label}
      {slot.detail && <span className="block text-sm">{slot.detail}</span>}
    </span>
  </button>
)
