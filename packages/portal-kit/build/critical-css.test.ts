import { expect, test } from 'vitest'
import { criticalCss } from './critical-css.ts'

const page = '<main class="hero sm:py-10"><a class="w-1/2 hover:underline">x</a></main>'

test('keeps only rules whose elements are on the page', () => {
  const css =
    '*{margin:0}.hero{color:red}.footer{color:blue}a:hover{margin:0}.hero .footer{margin:1px}.hero,.footer{padding:0}'
  expect(criticalCss(css, page)).toBe('*{margin:0}.hero{color:red}a:hover{margin:0}.hero{padding:0}')
})

test('understands escaped class names and pseudo-classes', () => {
  const css =
    '.sm\\:py-10{padding:1px}.w-1\\/2{width:50%}.hover\\:underline:hover{color:red}.hover\\:flex:hover{color:red}'
  expect(criticalCss(css, page)).toBe('.sm\\:py-10{padding:1px}.w-1\\/2{width:50%}.hover\\:underline:hover{color:red}')
})

test('a class inside :not() need not be on the page', () => {
  expect(criticalCss('.hero:not(.quiet){color:red}', page)).toBe('.hero:not(.quiet){color:red}')
})

test('removes empty layers and media queries, and all print rules', () => {
  const css = '@layer x{@media (width>1px){.footer{color:red}}.hero{color:red}}@media print{.hero{color:black}}'
  expect(criticalCss(css, page)).toBe('@layer x{.hero{color:red}}')
})

test('removes rules for elements and form controls that the page does not have', () => {
  const css =
    'html,body,main,a{margin:0}table,h1 a{margin:1px}::placeholder{opacity:1}::selection{color:red}input:disabled{opacity:1}'
  expect(criticalCss(css, page)).toBe('html,body,main,a{margin:0}::selection{color:red}')
})

test('removes rules for attributes that scripts add later, and keeps those that browsers set', () => {
  const css =
    'a[aria-current]{color:red}a[data-kind=small]{color:blue}[data-fixed] a{color:green}main[data-kind="big"]{margin:0}a[open]{margin:1px}'
  const html = '<main data-kind="big"><a href="/" aria-current="page">x</a></main>'
  expect(criticalCss(css, html)).toBe('a[aria-current]{color:red}main[data-kind="big"]{margin:0}a[open]{margin:1px}')
})

test('a single selector in :is() must be on the page, at any depth', () => {
  const css =
    ':is(.hero>*){margin:0}:is(.footer>*){margin:1px}:is(:where(.group\\/dot)[data-on] .hero){margin:2px}:is(h1,main) a{margin:3px}'
  expect(criticalCss(css, page)).toBe(':is(.hero>*){margin:0}:is(h1,main) a{margin:3px}')
})

test('an unset property becomes its fallback, and repeated declarations are merged', () => {
  expect(criticalCss('a{color:red;color:red;margin:var(--unset, 1px)}', page)).toBe('a{color:red;margin:1px}')
})

test('removes resets of font properties only when nothing sets these properties', () => {
  const css = 'html{font-feature-settings:var(--x,normal);margin:0}a{font-feature-settings:inherit}'
  expect(criticalCss(css, page)).toBe('html{margin:0}')
  const changed = 'html{font-feature-settings:normal}a{font-feature-settings:"tnum"}'
  expect(criticalCss(changed, page)).toBe(changed)
})

test('removes :host', () => {
  expect(criticalCss(':root,:host{color:red}', page)).toBe(':root{color:red}')
})

test('leaves out the styles of browsers without a selector, which come with the style sheet', () => {
  expect(criticalCss('a{margin:0}@supports not selector(:has(*)){a{margin:1px}}', page)).toBe('a{margin:0}')
})
