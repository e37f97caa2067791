/** What a link to the form chooses in advance (`?service=…&office=…`), as the address gives it; the rules read it. */
export interface FormLink {
  readonly service?: unknown
  readonly office?: unknown
}

/** Loader dependencies of the pages that such a link opens. */
export const formLink = ({ search }: { readonly search: object }): FormLink => {
  const { service, office } = search as FormLink
  return { service, office }
}
