/** A §9: so many pages left or fewer count as run out. */
export const pageRunOutAt = 3
