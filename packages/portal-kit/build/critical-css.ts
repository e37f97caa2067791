import postcss, { type AtRule, type Container, type Rule } from 'postcss'

/** Class names a selector speaks of, as HTML writes them. */
const classesOf = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'))

/** Element names a selector speaks of. */
const elementsOf = (selector: string): readonly string[] =>
  [...selector.replace(/\[[^\]]*\]|\.(?:\\.|[\w-])+|::?[\w-]+/g, '').matchAll(/[a-z][a-z0-9]*/g)].map(([name]) => name)

/** What the browser sets by itself, or what stands outside of the page's body. */
const unforeseen = new Set(['open', 'lang', 'dir'])

/** Attributes a selector asks for, as HTML writes them: `aria-current="page"`, or the name alone. */
const attributesOf = (selector: string): readonly string[] =>
  [...selector.matchAll(/\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/g)].flatMap(([, name = '', value]) => {
    if (unforeseen.has(name)) return []
    return value === undefined ? name : `${name}="${value}"`
  })

/** Parts of form controls and media that a page without them cannot show. */
const partsOfControls = /::(?:file-selector|placeholder|-webkit-(?!details)|-moz-)|:-moz-|:disabled|::backdrop/

/** What a page is made of. */
interface Seen {
  readonly classes: ReadonlySet<string>
  readonly elements: ReadonlySet<string>
  /** Attributes that scripts alone will set are not on it. */
  readonly attributes: ReadonlySet<string>
  readonly controls: boolean
}

const look = (html: string): Seen => ({
  classes: new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))),
  elements: new Set(['html', 'body', ...[...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = '']) => name)]),
  attributes: new Set(
    [...html.matchAll(/\s(([\w-]+)(?:="[^"]*")?)/g)].flatMap(([, whole = '', name = '']) => [whole, name]),
  ),
  controls: /<(?:input|select|textarea|dialog|video)/.test(html),
})

/** Whether a page can show what a selector means. What is inside :not() and :is() may be absent and the rule still hold. */
const isSeen = (selector: string, { classes, elements, attributes, controls }: Seen): boolean => {
  const must = selector.replace(/:(?:not|is|where|has)\([^)]*\)/g, '')
  return (
    classesOf(must).every((name) => classes.has(name)) &&
    elementsOf(must).every((name) => elements.has(name)) &&
    attributesOf(must).every((attribute) => attributes.has(attribute)) &&
    (controls || !partsOfControls.test(must))
  )
}

const dropUnseen = (root: Container, seen: Seen) => {
  root.walkRules((rule: Rule) => {
    if ((rule.parent as AtRule | undefined)?.name?.endsWith('keyframes')) return
    rule.selectors = rule.selectors.filter((selector) => isSeen(selector, seen))
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

/** What stands in for a property that the root always has. */
const dropFallbacks = (root: Container) => {
  const given = new Set<string>()
  root.walkRules(/:root\b(?!\[|:)/, (rule) => {
    rule.walkDecls(/^--/, ({ prop }) => void given.add(prop))
  })
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/var\((--[\w-]+),[^()]*\)/g, (whole, name: string) =>
      given.has(name) ? `var(${name})` : whole,
    )
  })
}

/** The rules of a style sheet that a page can need before its script runs: what the page is painted with, inlined. */
export const criticalCss = (css: string, html: string): string => {
  const root = postcss.parse(css)
  dropUnseen(root, look(html))
  root.walkAtRules('media', (rule) => void (rule.params === 'print' && rule.remove()))
  root.walkComments((comment) => void comment.remove())
  dropUnused(root)
  dropFallbacks(root)
  return root.toString()
}
