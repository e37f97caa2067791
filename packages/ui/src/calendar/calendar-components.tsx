import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react'
import type { DayPickerProps } from 'react-day-picker'

const chevrons = { left: ChevronLeft, right: ChevronRight, up: ChevronDown, down: ChevronDown }

/** The one part of the picker that is drawn by us. */
export const calendarComponents: NonNullable<DayPickerProps['components']> = {
  Chevron: ({ orientation = 'down' }) => {
    const Icon = chevrons[orientation]
    return <Icon aria-hidden="true" className="size-5" />
  },
}
