/** Markup that is safe to send as it is. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escapeText = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

type Part = Html | string | number | null | undefined | readonly Html[]
const show = (part: Part): string => {
  if (part === null || part === undefined) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(show).join('')
  return escapeText(String(part))
}

/** Template that escapes every value which is not markup itself. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.reduce((before, string, at) => before + show(parts[at - 1]) + string))
