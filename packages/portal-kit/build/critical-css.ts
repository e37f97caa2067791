import type { AtRule, Container, Declaration, Rule } from 'postcss'
import postcss from 'postcss'

/** Removes rules and layers without content. */
export const dropEmpty = (root: Container) =>
  root.walk((node) => void ('nodes' in node && node.nodes?.length === 0 && node.remove()))

/** Removes unused custom properties, registered properties and animations. Repeats, because one removal can make another possible. */
const dropUnused = (root: Container) => {
  for (let before = -1, now = root.toString().length; before !== now; before = now, now = root.toString().length) {
    const text = root.toString()
    const used = (name: string) => text.includes(`var(${name})`) || text.includes(`var(${name},`)
    root.walkDecls(/^--/, (declaration) => void (used(declaration.prop) || declaration.remove()))
    root.walkAtRules('property', (rule) => void (used(rule.params) || rule.remove()))
    root.walkAtRules(/keyframes$/, (rule) => {
      if (!new RegExp(`animation[^;{}]*\\b${rule.params}\\b`).test(text)) rule.remove()
    })
    dropEmpty(root)
  }
}

/** Inlines properties that are used once and never changed. */
const inlineSingles = (root: Container) => {
  const declared = new Map<string, Declaration[]>()
  root.walkDecls(/^--/, (declaration) => {
    declared.set(declaration.prop, [...(declared.get(declaration.prop) ?? []), declaration])
  })
  const text = root.toString()
  for (const [name, [only, ...more]] of declared) {
    const uses = text.split(`var(${name}`).length - text.split(`var(${name}-`).length
    if (!only || more.length > 0 || uses !== 1 || (only.parent as Rule).selector !== ':root') continue
    root.walkDecls((declaration) => {
      declaration.value = declaration.value.replace(`var(${name})`, only.value)
    })
  }
}

/** Removes fallbacks of properties that the root always sets. */
const dropFallbacks = (root: Container) => {
  const setByRoot = new Set<string>()
  root.walkRules(/:root\b(?!\[|:)/, (rule) => {
    rule.walkDecls(/^--/, ({ prop }) => void setByRoot.add(prop))
  })
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(/var\((--[\w-]+),[^()]*\)/g, (whole, name: string) =>
      setByRoot.has(name) ? `var(${name})` : whole,
    )
  })
}

/** Replaces registered properties that nothing sets by their initial value, and unset properties by their fallback. */
const settleUnset = (root: Container) => {
  const set = new Set<string>()
  root.walkDecls(/^--/, ({ prop, parent }) => {
    // Ignores the fallback for browsers without registered properties, which sets them on every element.
    if ((parent as Rule).selector?.startsWith('*') !== true) set.add(prop)
  })
  const initial = new Map<string, string>()
  root.walkAtRules('property', (rule) => {
    rule.walkDecls('initial-value', ({ value }) => void initial.set(rule.params, value))
  })
  root.walkDecls((declaration) => {
    declaration.value = declaration.value
      .replace(/var\((--[\w-]+)\)/g, (whole, name: string) => (set.has(name) ? whole : (initial.get(name) ?? whole)))
      .replace(/var\((--[\w-]+),([^()]*)\)/g, (whole, name: string, fallback: string) =>
        set.has(name) || initial.has(name) ? whole : fallback.trim(),
      )
  })
}

/** Removes unused custom properties, and inlines values that nothing can change. */
export const resolveCustomProperties = (root: Container) => {
  settleUnset(root)
  dropFallbacks(root)
  dropUnused(root)
  inlineSingles(root)
  dropUnused(root)
}

const classesOf = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'))

const elementsOf = (selector: string): readonly string[] =>
  [...selector.replace(/\[[^\]]*\]|\.(?:\\.|[\w-])+|::?[\w-]+/g, '').matchAll(/[a-z][a-z0-9]*/g)].map(([name]) => name)

/** Attributes that a page need not have: browsers set `open`, and the html element has `lang` and `dir`. */
const unpredictable = new Set(['open', 'lang', 'dir'])

/** Attributes in a selector, written as in HTML: `aria-current="page"`, or only the name. */
const attributesOf = (selector: string): readonly string[] =>
  [...selector.matchAll(/\[([\w-]+)(?:=["']?([^"'\]]*)["']?)?\]/g)].flatMap(([, name = '', value]) => {
    if (unpredictable.has(name)) return []
    return value === undefined ? name : `${name}="${value}"`
  })

/** Selectors that only apply to form controls, media and dialogs. */
const partsOfControls = /::(?:file-selector|placeholder|-webkit-(?!details)|-moz-)|:-moz-|:disabled|::backdrop/

/** Class names, elements and attributes of a page. */
interface PageContents {
  readonly classes: ReadonlySet<string>
  readonly elements: ReadonlySet<string>
  /** Without the attributes that scripts set later. */
  readonly attributes: ReadonlySet<string>
  readonly controls: boolean
}

const contentsOf = (html: string): PageContents => ({
  classes: new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/))),
  elements: new Set(['html', 'body', ...[...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name = '']) => name)]),
  attributes: new Set(
    [...html.matchAll(/\s(([\w-]+)(?:="[^"]*")?)/g)].flatMap(([, whole = '', name = '']) => [whole, name]),
  ),
  controls: /<(?:input|select|textarea|dialog|video)/.test(html),
})

/** Removes each :is() and :where() with a single selector, which the page must match like any other. */
const unwrapped = (selector: string): string => {
  const opened = selector.replace(/:(?:is|where)\(((?:\\.|[^(),\\])*)\)/g, ' $1')
  return opened === selector ? selector : unwrapped(opened)
}

/** Whether a page can match a selector. Parts inside :not(), :has() and lists in :is() are not required. */
const canMatch = (selector: string, { classes, elements, attributes, controls }: PageContents): boolean => {
  const required = unwrapped(selector).replace(/:(?:not|is|where|has)\([^)]*\)/g, '')
  return (
    classesOf(required).every((name) => classes.has(name)) &&
    elementsOf(required).every((name) => elements.has(name)) &&
    attributesOf(required).every((attribute) => attributes.has(attribute)) &&
    (controls || !partsOfControls.test(required))
  )
}

const dropUnmatched = (root: Container, page: PageContents) => {
  root.walkRules((rule: Rule) => {
    if ((rule.parent as AtRule | undefined)?.name?.endsWith('keyframes')) return
    rule.selectors = rule.selectors.filter((selector) => canMatch(selector, page))
    if (rule.selectors.length === 0 || rule.selector === '') rule.remove()
  })
}

const dropRepeats = (root: Container) =>
  root.walkDecls((declaration) => {
    const before = declaration.prev()
    if (before?.toString() === declaration.toString()) before.remove()
  })

/** Removes resets of font properties that nothing on the page changes. */
const dropFontResets = (root: Container) => {
  for (const name of ['font-feature-settings', 'font-variation-settings']) {
    const changed: string[] = []
    root.walkDecls(name, ({ value }) => void (/^(?:normal|inherit)$/.test(value) || changed.push(value)))
    if (changed.length === 0) root.walkDecls(name, (declaration) => void declaration.remove())
  }
}

/** Removes `:host` rules, because no page is in a shadow root. */
const dropHosts = (root: Container) =>
  root.walkRules(/:host/, (rule) => {
    rule.selectors = rule.selectors.filter((selector) => selector !== ':host')
  })

/** The rules that a page needs before its scripts run. They are inlined in the page. */
export const criticalCss = (css: string, html: string): string => {
  const root = postcss.parse(css)
  dropUnmatched(root, contentsOf(html))
  root.walkAtRules('media', (rule) => void (rule.params === 'print' && rule.remove()))
  // Old browsers get these with the style sheet.
  root.walkAtRules('supports', (rule) => void (rule.params.startsWith('not selector') && rule.remove()))
  root.walkComments((comment) => void comment.remove())
  dropHosts(root)
  dropRepeats(root)
  resolveCustomProperties(root)
  dropFontResets(root)
  dropEmpty(root)
  return root.toString()
}
