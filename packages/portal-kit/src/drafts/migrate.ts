/** How a form's drafts are told apart and brought up to date. */
export interface DraftForm<Draft> {
  readonly id: string
  readonly draftVersion: number
  /** `migrations[n]` turns what version n kept into what version n + 1 keeps. */
  readonly migrations: Readonly<Record<number, (kept: unknown) => unknown>>
  readonly empty: () => Draft
}

/**
 * A draft of an older version in today's shape. Undefined where no path leads here:
 * a draft of a newer version (the portal was rolled back), or one whose migration is gone.
 */
export const migrateDraft = <Draft>(form: DraftForm<Draft>, kept: unknown, version: number): Draft | undefined => {
  if (version > form.draftVersion) return undefined
  let draft = kept
  for (let at = version; at < form.draftVersion; at += 1) {
    const migration = form.migrations[at]
    if (migration === undefined) return undefined
    draft = migration(draft)
  }
  // A field that was added with a default needs no migration of its own.
  return { ...form.empty(), ...(draft as Draft) }
}
