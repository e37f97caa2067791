import type { Language } from '@invea/locales'
import { useI18n } from './use-translation.ts'

/** Returns the current language, for dates, amounts and names of master data. */
export const useLanguage = (): Language => useI18n().language
