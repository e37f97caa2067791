import { parseIsoDate } from '@invea/domain'

/**
 * Shapes a day while it is typed, in two, two and four digits: number pads of phones have no slash, so it comes by itself;
 * other separators become one. A pasted yyyy-MM-dd and what is being deleted are left alone.
 */
export const shapeDateText = (before: string, typed: string): string => {
  if (/^\d{4}-\d{0,2}-?\d{0,2}$/.test(typed.trim())) return typed.trim()
  if (typed.length < before.length) return typed
  const parts = typed
    .replace(/[./\-\s]+/g, '/')
    .replace(/[^\d/]/g, '')
    .split('/')
  const shaped: string[] = []
  for (const [at, part] of parts.entries()) {
    // A single digit that a slash ends is a whole part: 1/ is 01/.
    const whole = at < parts.length - 1 && part.length === 1 ? `0${part}` : part
    let rest = whole
    while (shaped.length < 2 && rest.length > 2) {
      shaped.push(rest.slice(0, 2))
      rest = rest.slice(2)
    }
    if (shaped.length < 3) shaped.push(shaped.length === 2 ? rest.slice(0, 4) : rest)
  }
  const text = shaped.join('/')
  const last = shaped.at(-1) ?? ''
  // Typed 1990-01-31: the year 0131 is none, and those eight digits are a day of the international form.
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(shaped.join('')) ?? []
  if (year && Number(last) <= 1231 && parseIsoDate(`${year}-${month}-${day}`)) return `${year}-${month}-${day}`
  return shaped.length < 3 && last.length === 2 ? `${text}/` : text
}
