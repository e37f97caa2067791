/** A broken rule, as `@invea/domain` and the service return it. */
export interface Issue {
  /** Path of the field, e.g. `personal.firstName` or `applicants.1.family.0.firstName`. */
  readonly field: string
  readonly code: string
  /** Values for the placeholders of the sentence. */
  readonly params?: Readonly<Record<string, string | number>> | undefined
  /** The service's own sentence, where its code is unknown here (D41). */
  readonly message?: string | undefined
}

/** Finds a text of one of the two namespaces that a sentence is made of; undefined when there is none. */
export type FindText = (
  namespace: 'issue' | 'field',
  key: string,
  values?: Readonly<Record<string, string | number>>,
) => string | undefined

/** The key of a field's label: positions in lists left out, `applicants.1.family.0.firstName` becomes `family.firstName`. */
export const fieldKey = (field: string): string =>
  field
    .split('.')
    .filter((part) => part !== 'applicants' && !/^\d+$/.test(part))
    .join('.')

/** The label of a field; undefined for a field that has none. */
export const fieldLabel = (find: FindText, field: string): string | undefined => find('field', fieldKey(field))

/** Whether the sentence of an issue contains the label of its field. */
export const namesField = (find: FindText, { code, params, message }: Issue): boolean =>
  !message && !!find('issue', code, { ...params, label: '\0' })?.includes('\0')

/**
 * The sentence of an issue: the service's own, or the one of its code with the label of its field. A field without a label is
 * called by its own name; an unknown code has the sentence of `invalid`.
 */
export const issueMessage = (find: FindText, { field, code, params, message }: Issue): string => {
  const values = { label: fieldLabel(find, field) ?? field.replace(/.*\./, ''), ...params }
  return message ?? find('issue', code, values) ?? find('issue', 'invalid', values) ?? ''
}
