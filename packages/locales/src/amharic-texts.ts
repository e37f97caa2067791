/** B §2 Summary: the text that is shown in Amharic in every language, next to `summary:banner`. The same text as in `am/summary.json`. */
export const amharicNotice = 'የመረከቢያ ዝርዝርና የክፍያ መመሪያ ቀጥሎ ይቀርባል።'

/** A §5: the messages for missing Ge'ez names are shown in Amharic in every language, beside the page's own text and with `lang="am"`. */
export const geezNameMessages = {
  geezFirstName: 'እባክዎ ስምዎን በአማርኛ ይጻፉ!',
  geezFatherName: 'እባክዎ የአባትዎን ስም በአማርኛ ይጻፉ!',
  geezGrandfatherName: 'እባክዎ የአያትዎን ስም በአማርኛ ይጻፉ!',
} as const
