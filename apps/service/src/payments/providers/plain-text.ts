const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const decode = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,6}));/gi, (whole, decimal, hexadecimal, name: string) => {
    if (name) return named[name.toLowerCase()] ?? ' '
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)
    return code >= 32 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff)
      ? String.fromCodePoint(code)
      : whole === ''
        ? ''
        : ' '
  })

/** What runs or styles goes with all that stands in it; other tags leave their text. */
const strip = (text: string): string =>
  text
    .replaceAll(/<!--.*?(-->|$)/gs, ' ')
    .replaceAll(/<(script|style|template|iframe|object|svg|math|noscript)\b.*?(<\/\1\s*>|$)/gis, ' ')
    .replaceAll(/<\/?[a-z][^>]*(>|$)/gi, ' ')

const longest = 300

/**
 * D21: a provider's HTML as plain text of one line. No angle bracket survives, so that even a client which puts it into a
 * page as HTML shows nothing but these words.
 */
export const plainText = (html: string): string => {
  const shown = decode(strip(html.slice(0, 10_000)))
  return (
    strip(shown)
      .replaceAll(/[<>]/g, ' ')
      .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      // Where a tag stood before a stop there is no gap.
      .replaceAll(/ (?=[.,;:!?።፣፤])/g, '')
      .trim()
      .slice(0, longest)
  )
}
