/** B §2 Summary: shown in Amharic whatever the language of the page; the reader's own words are `summary:banner`. */
export const amharicNotice = 'የመረከቢያ ዝርዝርና የክፍያ መመሪያ ቀጥሎ ይቀርባል።'
