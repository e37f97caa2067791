import { loadResources, pluralRules } from '@invea/locales'
import i18next from 'i18next'

await i18next.use(pluralRules).init({
  lng: 'am',
  fallbackLng: 'en',
  resources: await loadResources(['am', 'en'], ['issue', 'field', 'calendar']),
})
i18next.t('issue:required', { label: i18next.t('field:personal.firstName') }) // => 'ስም ያስፈልጋል!'
i18next.t('calendar:ethiopianMonth.3') // => 'ኅዳር'
await i18next.changeLanguage('en')
i18next.t('calendar:ethiopianMonth.3') // => 'Hidar'
