import type { Language } from '@invea/locales'
import { useTranslation } from 'react-i18next'

/** The language the screen is shown in, for dates, amounts and names of master data. */
export const useLanguage = (): Language => useTranslation().i18n.language as Language
