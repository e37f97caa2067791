/** A day with the same day of the other calendar in brackets: where a line ends, what is in brackets goes to the next one whole. */
export const WholeBracket = ({ words }: { readonly words: string }) => {
  const at = words.indexOf('(')
  if (at < 0) return words
  return (
    <>
      {words.slice(0, at)}
      <span className="inline-block">{words.slice(at)}</span>
    </>
  )
}
