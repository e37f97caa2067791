const isLoaded = (link: HTMLLinkElement): boolean => {
  try {
    return (link.sheet?.cssRules.length ?? 0) > 0
  } catch {
    // Chromium forbids reading a style sheet that failed to load.
    return false
  }
}

const request = (href: string): Promise<boolean> => {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  return new Promise((resolve) => {
    link.onload = () => resolve(true)
    link.onerror = () => {
      link.remove()
      resolve(false)
    }
    document.head.append(link)
  })
}

/** Resolves when the style sheet is on the page. A lost one is requested again and again: without it a form cannot be read. */
export const loadStyles = async (href: string): Promise<void> => {
  const named = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  if (named.some(isLoaded)) return
  for (const link of named) link.remove()
  for (let wait = 500; !(await request(href)); wait = Math.min(wait * 2, 30_000))
    await new Promise((resolve) => setTimeout(resolve, wait))
}
