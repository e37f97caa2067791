/** Identifies a form's drafts and migrates older versions. */
export interface DraftForm<Draft> {
  readonly id: string
  readonly draftVersion: number
  /** `migrations[n]` converts a draft of version n to version n + 1. */
  readonly migrations: Readonly<Record<number, (saved: unknown) => unknown>>
  readonly empty: () => Draft
}

/**
 * Converts an older draft to the current version. Returns undefined for a newer version (the portal was rolled back) or a
 * missing migration.
 */
export const migrateDraft = <Draft>(form: DraftForm<Draft>, saved: unknown, version: number): Draft | undefined => {
  if (version > form.draftVersion) return undefined
  let draft = saved
  for (let at = version; at < form.draftVersion; at += 1) {
    const migration = form.migrations[at]
    if (migration === undefined) return undefined
    draft = migration(draft)
  }
  // A new field with a default needs no migration.
  return { ...form.empty(), ...(draft as Draft) }
}
