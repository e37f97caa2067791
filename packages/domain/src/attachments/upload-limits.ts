// Apart from the rules that use them: Home shows these figures and must not load the rules.

/** D2: bytes per file: with an application, and when an attachment is changed later. */
export const uploadLimits = { application: 2_000_000, change: 4_000_000 } as const

/** D2: file name endings that are accepted, in both forms. */
export const uploadTypes = ['jpg', 'jpeg', 'png', 'gif', 'pdf'] as const
