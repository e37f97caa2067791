import type { Namespace } from '@invea/locales'
import { useTranslation } from 'react-i18next'

/** Returns `t` for keys that are built from data; tests find a text in four languages for each of them. */
export const useBuiltText = (
  namespaces: readonly Namespace[],
): ((key: string, params: Readonly<Record<string, unknown>>) => string) => {
  const { t } = useTranslation(namespaces)
  return t
}
