import type { AtRule, Container, Declaration, Rule } from 'postcss'
import postcss from 'postcss'

/** Rules and layers in which nothing is left. */
export const dropEmpty = (root: Container) =>
  root.walk((node) => void ('nodes' in node && node.nodes?.length === 0 && node.remove()))

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

/** Replaces registered properties that nothing sets by their initial value, and unset properties by their fallback. */
const settleUnset = (root: Container) => {
  const set = new Set<string>()
  root.walkDecls(/^--/, ({ prop, parent }) => {
    // What makes up for a browser without registered properties sets them on everything.
    if ((parent as Rule).selector?.startsWith('*') !== true) set.add(prop)
  })
  const initial = new Map<string, string>()
  root.walkAtRules('property', (rule) => {
    rule.walkDecls('initial-value', ({ value }) => void initial.set(rule.params, value))
  })
  root.walkDecls((declaration) => {
    declaration.value = declaration.value
      .replace(/var\((--[\w-]+)\)/g, (whole, name: string) => (set.has(name) ? whole : (initial.get(name) ?? whole)))
      .replace(/var\((--[\w-]+),([^()]*)\)/g, (whole, name: string, instead: string) =>
        set.has(name) || initial.has(name) ? whole : instead.trim(),
      )
  })
}

/** Custom properties as a page needs them: those it uses, and a plain value wherever nothing can change it. */
export const settleProperties = (root: Container) => {
  settleUnset(root)
  dropFallbacks(root)
  dropUnused(root)
  inlineSingles(root)
  dropUnused(root)
}

/** Class names a selector speaks of, as HTML writes them. */
const classesOf = (selector: string): readonly string[] =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'))

/** Element names a selector speaks of. */
const elementsOf = (selector: string): readonly string[] =>
  [...selector.replace(/\[[^\]]*\]|\.(?:\\.|[\w-])+|::?[\w-]+/g, '').matchAll(/[a-z][a-z0-9]*/g)].map(([name]) => name)

/** Pseudo-classes that the browser sets, and elements outside of the page's body. */
const unforeseen = new Set(['open', 'lang', 'dir'])

/** Attributes in a selector, as HTML writes them: `aria-current="page"`, or the name alone. */
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

/** A selector without the :is() and :where() that hold one thing: it must be there as if it stood by itself. */
const unfolded = (selector: string): string => {
  const opened = selector.replace(/:(?:is|where)\(((?:\\.|[^(),\\])*)\)/g, ' $1')
  return opened === selector ? selector : unfolded(opened)
}

/** Whether a page can show what a selector means. What is inside :not() and a list of :is() may be absent and the rule still hold. */
const isSeen = (selector: string, { classes, elements, attributes, controls }: Seen): boolean => {
  const must = unfolded(selector).replace(/:(?:not|is|where|has)\([^)]*\)/g, '')
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

/** Removes repeated declarations. */
const dropRepeats = (root: Container) =>
  root.walkDecls((declaration) => {
    const before = declaration.prev()
    if (before?.toString() === declaration.toString()) before.remove()
  })

/** Removes resets of font properties that nothing on the page changes. */
const dropIdleSettings = (root: Container) => {
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

/** The rules of a style sheet that a page can need before its script runs: what the page is painted with, inlined. */
export const criticalCss = (css: string, html: string): string => {
  const root = postcss.parse(css)
  dropUnseen(root, look(html))
  root.walkAtRules('media', (rule) => void (rule.params === 'print' && rule.remove()))
  root.walkComments((comment) => void comment.remove())
  dropHosts(root)
  dropRepeats(root)
  settleProperties(root)
  dropIdleSettings(root)
  dropEmpty(root)
  return root.toString()
}
