/** Allows a line break only before the bracket of a date in two calendars or a time in two clocks. */
export const NoWrap = ({ words }: { readonly words: string }) => {
  const at = words.indexOf('(')
  if (at < 0) return words
  return (
    <>
      <span className="inline-block">{words.slice(0, at).trimEnd()}</span>{' '}
      <span className="inline-block">{words.slice(at)}</span>
    </>
  )
}
