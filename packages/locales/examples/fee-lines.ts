import { feeLineLabel } from '@invea/locales'

// Lines of quote(…) or originIdQuote(…) of @invea/domain.
feeLineLabel({ item: { kind: 'service', service: 'lost' } }, 'en') // => 'Replacement of a lost passport'
feeLineLabel({ item: { kind: 'urgent', days: 5 } }, 'am') // => 'አስቸኳይ አገልግሎት (ከቀጠሮዎ በኋላ 5 የሥራ ቀናት)'
