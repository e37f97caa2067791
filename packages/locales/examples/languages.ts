import { languageNames, pluralForm } from '@invea/locales'

languageNames.om // => 'Afaan Oromoo'
// Nothing is counted as one in Amharic and Tigrinya.
pluralForm('am', 0) // => 'one'
