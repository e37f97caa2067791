/** Preselection of a link to the form (`?service=…&office=…`), unvalidated; the rules read it. */
export interface FormLink {
  readonly service?: unknown
  readonly office?: unknown
}

/** Loader dependencies of pages that accept a preselection. */
export const formLink = ({ search }: { readonly search: object }): FormLink => {
  const { service, office } = search as FormLink
  return { service, office }
}
