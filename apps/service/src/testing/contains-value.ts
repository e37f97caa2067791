/** Whether a text contains this value as a whole. A longer number may contain the digits of a code. */
export const containsValue = (text: string, value: string): boolean => {
  const literal = value.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)
  return new RegExp(String.raw`(?<![\p{L}\d])${literal}(?![\p{L}\d])`, 'u').test(text)
}
