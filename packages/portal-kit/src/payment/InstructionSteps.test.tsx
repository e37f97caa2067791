// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InstructionText } from './InstructionSteps.tsx'

const shown = (html: string) => render(<InstructionText html={html} />).container

test('allowed tags stay and the text stays complete', () => {
  expect(shown('Dial <b>*127#</b> and choose <em>Pay &amp; Go</em>.').innerHTML).toBe(
    'Dial <b>*127#</b> and choose <em>Pay &amp; Go</em>.',
  )
})

test('a new list item or paragraph closes the previous one, as in browsers', () => {
  expect(shown('<p>First<p>Then<ul><li>one<li>two</ul>').innerHTML).toBe(
    '<p>First</p><p>Then</p><ul><li>one</li><li>two</li></ul>',
  )
})

test.each([
  ['a script', 'Pay<script>steal(document.cookie)</script> now', 'Pay now'],
  ['a script that never ends', 'Pay<script>steal()', 'Pay'],
  ['a script in capitals', '<ScRiPt>x</sCrIpT >ok', 'ok'],
  ['a picture with a handler', 'a<img src=x onerror=alert(1)>b', 'ab'],
  ['a link to code', '<a href="javascript:alert(1)">press</a>', 'press'],
  ['an event attribute on an allowed mark', '<b onclick="alert(1)">bold</b>', 'bold'],
  ['a vector drawing', '<svg onload=alert(1)><text>in</text></svg>out', 'out'],
  ['a style sheet', '<style>*{display:none}</style>seen', 'seen'],
  ['a frame', '<iframe srcdoc="<b>x</b>"></iframe>end', 'end'],
  ['a comment', 'a<!-- <script>x</script> -->b', 'ab'],
  ['an encoded script, which stays text', '&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['a form', '<form action=//evil><input name=pin><button>Go</button></form>', 'Go'],
  ['a less-than sign in a sentence', 'if 3 < 5 pay', 'if 3 < 5 pay'],
  ['an entity without a meaning', 'x&bogus;', 'x&bogus;'],
])('%s leaves nothing but its readable text', (_name, html, text) => {
  const container = shown(html)
  expect(container.textContent).toBe(text)
  expect(container.querySelectorAll(':not(b)')).toHaveLength(0)
})

test('no attribute of any kind survives', () => {
  expect(shown('<p style="position:fixed" class=x id=y><b data-a="1" onclick=z>t</b></p>').innerHTML).toBe(
    '<p><b>t</b></p>',
  )
  for (const unfinished of ['a<!-- <b onclick=z>x', 'a<b onmouseover=']) {
    const elements = [...shown(unfinished).querySelectorAll('*')]
    expect(elements.flatMap((element) => element.getAttributeNames())).toEqual([])
  }
})

test('cuts deep nesting and keeps its text', () => {
  const container = shown(`${'<b>'.repeat(500)}deep${'</b>'.repeat(500)}`)
  expect(container.querySelectorAll('b').length).toBeLessThanOrEqual(12)
  expect(container.textContent).toBe('deep')
})

test('a very long text is cut and not refused', () => {
  expect(shown('x'.repeat(1_000_000)).textContent).toHaveLength(20_000)
})
