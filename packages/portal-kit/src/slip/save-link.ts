/** Saves what lies behind an address. A link that is pressed by script is no pop-up, so no browser blocks it after an await. */
export const saveLink = (address: string, document: Document = globalThis.document): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.rel = 'noopener'
  document.body.append(link)
  link.click()
  link.remove()
}
