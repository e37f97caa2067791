/** Class names that a style sheet speaks of anywhere, as HTML writes them. */
const namesIn = (css: string): ReadonlySet<string> =>
  new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1')))

/**
 * The body of a page without what only its script needs: class names that its style does not use, marks by which
 * React and its router hydrate (the app renders the page again), names of vocabularies built into HTML, what old
 * browsers wanted of drawings, ends of rows and paragraphs that the next tag ends anyway, of shapes and of what never has
 * an end, and escapes of apostrophes, because no attribute is quoted with apostrophes.
 */
export const leanHtml = (body: string, css: string): string => {
  const styled = namesIn(css)
  return body
    .replace(/<!--.*?-->| xmlns="http:\/\/www.w3.org\/2000\/svg"| data-status="active"| focusable="false"/g, '')
    .replace(/<\/li>(?=<li[ >]|<\/[uo]l>)|<\/p>(?=<(?:p|ul|ol|div|section|h[1-6])[ >]|<\/(?:div|section|li)>)/g, '')
    .replace(/><\/(?:path|circle|rect|line|ellipse|polyline|polygon)>/g, '/>')
    .replace(/<(wbr|br|hr|img|input)\b([^>]*)\/>/g, '<$1$2>')
    .replace(/&#x27;/g, "'")
    .replace(/ class="([^"]*)"/g, (_, names: string) => {
      const kept = names.split(/\s+/).filter((name) => styled.has(name.replace(/&amp;/g, '&').replace(/&gt;/g, '>')))
      return kept.length > 0 ? ` class="${kept.join(' ')}"` : ''
    })
}
