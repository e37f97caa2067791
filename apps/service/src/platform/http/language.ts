import type { Language } from '@invea/domain'
import { languages } from '@invea/locales'

/** The first language of Accept-Language that the product speaks, by weight; English otherwise. */
export const languageOf = (header: string | undefined): Language => {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().toLowerCase().split(';')
      const weight = parameters.map((one) => /^\s*q=(0(?:\.\d{1,3})?|1(?:\.0{1,3})?)\s*$/.exec(one)?.[1]).find(Boolean)
      return { tag: tag.split('-')[0], weight: Number(weight ?? 1) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((first, second) => second.weight - first.weight)
  return wanted.flatMap(({ tag }) => languages.filter((language) => language === tag))[0] ?? 'en'
}
