/** Whether a text holds this value whole: the digits of a code also stand inside a longer number now and then. */
export const holdsValue = (text: string, value: string): boolean => {
  const literal = value.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\d])${literal}(?![\p{L}\d])`, 'u').test(text)
}
