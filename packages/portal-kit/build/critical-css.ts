import postcss, { type AtRule, type Container, type Rule } from 'postcss'

/** Class names a selector speaks of, as HTML writes them. */
const classesOf = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'))

/** Classes in a `class` attribute of a page. */
const classesIn = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))

const dropUnseen = (root: Container, seen: ReadonlySet<string>) => {
  root.walkRules((rule: Rule) => {
    if ((rule.parent as AtRule | undefined)?.name?.endsWith('keyframes')) return
    // What is inside :not() and :is() may be absent and the rule still hold; only a class that must be there decides.
    const needed = (selector: string) => classesOf(selector.replace(/:(?:not|is|where|has)\([^)]*\)/g, ''))
    rule.selectors = rule.selectors.filter((selector) => needed(selector).every((name) => seen.has(name)))
    if (rule.selectors.length === 0 || rule.selector === '') rule.remove()
  })
}

/** Custom properties, registered ones and animations that nothing left uses; one removal may free another. */
const dropUnused = (root: Container) => {
  for (let before = -1, now = root.toString().length; before !== now; before = now, now = root.toString().length) {
    const text = root.toString()
    const used = (name: string) => text.includes(`var(${name})`) || text.includes(`var(${name},`)
    root.walkDecls(/^--/, (declaration) => void (used(declaration.prop) || declaration.remove()))
    root.walkAtRules('property', (rule) => void (used(rule.params) || rule.remove()))
    root.walkAtRules(/keyframes$/, (rule) => {
      if (!new RegExp(`animation[^;{}]*\\b${rule.params}\\b`).test(text)) rule.remove()
    })
    root.walk((node) => void ('nodes' in node && node.nodes?.length === 0 && node.remove()))
  }
}

/** The rules of a style sheet that a page can need before its script runs: what the page is painted with, inlined. */
export const criticalCss = (css: string, html: string): string => {
  const root = postcss.parse(css)
  dropUnseen(root, classesIn(html))
  root.walkAtRules('media', (rule) => void (rule.params === 'print' && rule.remove()))
  root.walkComments((comment) => void comment.remove())
  dropUnused(root)
  return root.toString()
}
