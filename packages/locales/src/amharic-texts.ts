/** B §2 Summary: the text that is shown in Amharic in every language, next to `summary:banner`. The same text as in `am/summary.json`. */
export const amharicNotice = 'የመረከቢያ ዝርዝርና የክፍያ መመሪያ ቀጥሎ ይቀርባል።'

/** B §2 Application detail: the Amharic notice after the payment. The same text as `forfeit` in `am/summary.json`. */
export const amharicForfeit = 'በተወሰነው ቀን ካልቀረቡ፣ ከሰረዙ ወይም በተሳሳተ መረጃ ምክንያት ማመልከቻዎ ውድቅ ከተደረገ ክፍያው አይመለስም።'

/** A §5: the messages for missing Ge'ez names are shown in Amharic in every language, beside the page's own text and with `lang="am"`. */
export const geezNameMessages = {
  geezFirstName: 'እባክዎ ስምዎን በአማርኛ ይጻፉ!',
  geezFatherName: 'እባክዎ የአባትዎን ስም በአማርኛ ይጻፉ!',
  geezGrandfatherName: 'እባክዎ የአያትዎን ስም በአማርኛ ይጻፉ!',
} as const
