// Separate from the rules, because Home shows these figures and must not load the rules.

/** D2: maximum bytes of a file, with an application and for a later change. */
export const uploadLimits = { application: 2_000_000, change: 4_000_000 } as const

/** D2: file name endings that are accepted, in both forms. */
export const uploadTypes = ['jpg', 'jpeg', 'png', 'gif', 'pdf'] as const

/** A §9: an authenticated birth certificate is required below this age. */
export const birthCertificateBelowAge = 50
