/** A day with the same day of the other calendar in brackets, or a time with the other clock: a line ends between them, not inside. */
export const WholeBracket = ({ words }: { readonly words: string }) => {
  const at = words.indexOf('(')
  if (at < 0) return words
  return (
    <>
      <span className="inline-block">{words.slice(0, at).trimEnd()}</span>{' '}
      <span className="inline-block">{words.slice(at)}</span>
    </>
  )
}
