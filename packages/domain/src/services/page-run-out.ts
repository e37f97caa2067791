/** A §9: at most this many pages left count as run out. */
export const pageRunOutAt = 3
