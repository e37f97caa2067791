// Separate from the rules, because Home shows these figures and must not load the rules.

/** D5: times of day in Addis Ababa; weekdays counted from Monday, which is 1. */
export const officeHours = { opens: '08:00', closes: '17:00', weekdays: [1, 2, 3, 4, 5] } as const

/** A §5, D29: applicants arrive no earlier than this many minutes before the appointment. */
export const earliestArrivalMinutes = 30
