import { expect, test } from 'vitest'
import { criticalCss } from './critical-css.ts'

const page = '<main class="hero"><a>x</a></main>'

test('removes custom properties and animations after their last use has been removed', () => {
  const css =
    ':root{--a:1;--b:var(--a);--c:2}.hero{width:var(--c);height:var(--c)}.footer{width:var(--b);animation:spin 1s}@keyframes spin{to{rotate:1turn}}@property --a{syntax:"*"}'
  expect(criticalCss(css, page)).toBe(':root{--c:2}.hero{width:var(--c);height:var(--c)}')
})

test('removes fallbacks of properties that the root always sets, and keeps others', () => {
  const css =
    ':root,:host{--f:x}html{font-family:var(--f, system-ui, serif);color:var(--c, red)}a{font-family:var(--f);--c:blue}'
  expect(criticalCss(css, page)).toBe(
    ':root{--f:x}html{font-family:var(--f);color:var(--c, red)}a{font-family:var(--f);--c:blue}',
  )
})

test('replaces a registered property that nothing sets by its initial value', () => {
  const css =
    '@layer properties{@supports (x:y){*,:before{--style:solid;--lead:initial}}}.hero{border-style:var(--style);line-height:var(--lead,2)}a{--lead:1}@property --style{syntax:"*";initial-value:solid}@property --lead{syntax:"*"}'
  expect(criticalCss(css, page)).toBe(
    '@layer properties{@supports (x:y){*,:before{--lead:initial}}}.hero{border-style:solid;line-height:var(--lead,2)}a{--lead:1}@property --lead{syntax:"*"}',
  )
})

test('inlines a property that the root sets once and one rule uses, unless something changes it', () => {
  const css =
    ':root,:host{--once:1px;--twice:2px;--dark:3px}@media (x){:root{--dark:4px}}.hero{margin:var(--once);padding:var(--dark)}a{margin:var(--twice);padding:var(--twice)}'
  expect(criticalCss(css, page)).toBe(
    ':root{--twice:2px;--dark:3px}@media (x){:root{--dark:4px}}.hero{margin:1px;padding:var(--dark)}a{margin:var(--twice);padding:var(--twice)}',
  )
})
