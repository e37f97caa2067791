// Apart from the rules that use them: Home shows these figures and must not load the rules.

/** D4: hours from the order until it can no longer be paid. */
export const paymentDeadlineHours = 3

/** B §9: hours after the payment within which a confirmation is promised. */
export const confirmationPromiseHours = 2

/** D25: hours that an unpaid appointment is kept, counted once. */
export const unpaidHours = 24
