/**
 * A §5: the messages for missing Ge'ez names are shown in Amharic whatever the language of the page: whoever is asked for
 * Ge'ez letters reads them. They stand beside the reader's own words, marked `lang="am"`.
 */
export const geezNameMessages = {
  geezFirstName: 'እባክዎ ስምዎን በአማርኛ ይጻፉ!',
  geezFatherName: 'እባክዎ የአባትዎን ስም በአማርኛ ይጻፉ!',
  geezGrandfatherName: 'እባክዎ የአያትዎን ስም በአማርኛ ይጻፉ!',
} as const
