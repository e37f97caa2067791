import { catalogue } from '@invea/locales/catalogue'
import issue from '@invea/locales/en/issue.json' with { type: 'json' }

issue.phoneFormat // => 'Please insert the correct phone number format'
// Node, Bun and Deno: all texts of all languages.
catalogue.om.issue.phoneFormat // => 'Maaloo lakkoofsa bilbilaa sirrii galchaa'
