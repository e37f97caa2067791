/** The key of a field's label: positions in lists left out, `applicants.1.family.0.firstName` becomes `family.firstName`. */
export const fieldKey = (field: string): string =>
  field
    .split('.')
    .filter((part) => part !== 'applicants' && !/^\d+$/.test(part))
    .join('.')
