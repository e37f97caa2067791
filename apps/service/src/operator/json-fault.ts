const token =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a JSON string may not hold them
  /[\t\n\r ]*(?:([{}[\],:])|("(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null))/y

type Expected = 'value' | 'valueOrEnd' | 'key' | 'keyOrEnd' | 'colon' | 'commaOrEnd' | 'nothing'

/**
 * The line on which a text stops being JSON; undefined when all of it is. `JSON.parse` says that it is none, but in
 * this engine not always where.
 */
export const findJsonFault = (text: string): number | undefined => {
  const open: ('{' | '[')[] = []
  let expected: Expected = 'value'
  token.lastIndex = 0
  let at = 0
  const afterValue = (): Expected => (open.length > 0 ? 'commaOrEnd' : 'nothing')
  for (let match = token.exec(text); match; match = token.exec(text)) {
    const [, sign, words] = match
    const wantsValue = expected === 'value' || expected === 'valueOrEnd'
    if (sign === '{' || sign === '[') {
      if (!wantsValue) break
      open.push(sign)
      expected = sign === '{' ? 'keyOrEnd' : 'valueOrEnd'
    } else if (sign === '}' || sign === ']') {
      const empty = expected === (sign === '}' ? 'keyOrEnd' : 'valueOrEnd')
      if ((expected !== 'commaOrEnd' && !empty) || open.pop() !== (sign === '}' ? '{' : '[')) break
      expected = afterValue()
    } else if (sign === ',') {
      if (expected !== 'commaOrEnd') break
      expected = open.at(-1) === '{' ? 'key' : 'value'
    } else if (sign === ':') {
      if (expected !== 'colon') break
      expected = 'value'
    } else if (words !== undefined && (expected === 'key' || expected === 'keyOrEnd')) expected = 'colon'
    else if (wantsValue) expected = afterValue()
    else break
    at = token.lastIndex
  }
  const rest = /^[\t\n\r ]*/.exec(text.slice(at))?.[0].length ?? 0
  if (expected === 'nothing' && at + rest === text.length) return undefined
  return text.slice(0, at + rest).split('\n').length
}
