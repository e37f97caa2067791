import type { Container, Declaration, Rule } from 'postcss'

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
