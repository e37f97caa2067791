import { languageNames, pluralForm } from '@invea/locales'

languageNames.om // => 'Afaan Oromoo'
// Nothing is counted as one in Amharic and Tigrigna.
pluralForm('am', 0) // => 'one'
