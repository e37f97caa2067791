/** `meta` of queries whose responses contain texts of the service; they are fetched again when the language changes. */
export const localizedQuery = { localizedQuery: true }
