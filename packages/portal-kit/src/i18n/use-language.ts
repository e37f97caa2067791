import type { Language } from '@invea/locales'
import { useVoice } from './use-translation.ts'

/** The language the screen is shown in, for dates, amounts and names of master data. */
export const useLanguage = (): Language => useVoice().language
