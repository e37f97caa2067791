/** A broken rule, as `@invea/domain` and the service return it. */
export interface Issue {
  /** Path of the field, e.g. `personal.firstName` or `applicants.1.family.0.firstName`. */
  readonly field: string
  readonly code: string
  /** Values for the placeholders of the message. */
  readonly params?: Readonly<Record<string, string | number>> | undefined
  /** The service's message, only for a code that is unknown here (D41). */
  readonly message?: string | undefined
}

/** Finds a text of the two namespaces that messages use. Undefined when there is none. */
export type FindText = (
  namespace: 'issue' | 'field',
  key: string,
  values?: Readonly<Record<string, string | number>>,
) => string | undefined

/** Key of a field's label, without list positions: `applicants.1.family.0.firstName` becomes `family.firstName`. */
export const fieldKey = (field: string): string =>
  field
    .split('.')
    .filter((part) => part !== 'applicants' && !/^\d+$/.test(part))
    .join('.')

/** The label of a field; undefined for a field that has none. */
export const fieldLabel = (find: FindText, field: string): string | undefined => find('field', fieldKey(field))

/** Whether the message of an issue contains the label of its field. */
export const namesField = (find: FindText, { code, params, message }: Issue): boolean =>
  !message && !!find('issue', code, { ...params, label: '\0' })?.includes('\0')

/**
 * Returns the message of an issue: the service's own, or the text of its code with the label of its field. A field without a label is
 * named by its own name. An unknown code has the text of `invalid`.
 */
export const issueMessage = (find: FindText, { field, code, params, message }: Issue): string => {
  const values = { label: fieldLabel(find, field) ?? field.replace(/.*\./, ''), ...params }
  return message || (find('issue', code, values) ?? find('issue', 'invalid', values) ?? '')
}
