import type { ClassNames } from 'react-day-picker'

const arrow =
  'flex size-11 items-center justify-center rounded-md text-primary hover:bg-primary-soft aria-disabled:text-line'

/** Class names for the parts of the picker; a day's state is read from its cell. */
export const calendarLook: Partial<ClassNames> = {
  root: 'w-full max-w-md rounded-lg border border-line bg-surface p-2 sm:p-4',
  month: 'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center',
  month_caption: 'flex justify-center',
  caption_label:
    'inline-flex min-h-11 items-center gap-1 px-1.5 text-center font-display text-lg font-bold [select+&]:text-base',
  dropdowns: 'flex flex-wrap justify-center gap-1 text-base',
  dropdown_root: 'relative rounded-md border-2 border-edge has-focus-visible:outline-3 has-focus-visible:outline-focus',
  dropdown: 'absolute inset-0 w-full cursor-pointer opacity-0',
  button_previous: arrow,
  button_next: arrow,
  month_grid: 'col-span-3 mt-2 w-full table-fixed border-collapse',
  weekday: 'pb-1 text-center text-sm font-normal text-muted',
  day: 'group/day p-0.5',
  day_button:
    'flex h-11 w-full items-center justify-center rounded-md border-2 border-transparent bg-primary-soft font-semibold digits text-ink hover:border-primary group-data-disabled/day:border-transparent group-data-disabled/day:bg-transparent group-data-disabled/day:font-normal group-data-disabled/day:text-muted group-data-today/day:border-accent group-data-selected/day:border-primary group-data-selected/day:bg-primary group-data-selected/day:text-on-primary',
}
