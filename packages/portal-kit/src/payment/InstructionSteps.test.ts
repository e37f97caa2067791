import { expect, test } from 'vitest'
import { type InstructionNode, parseInstruction } from './InstructionSteps.tsx'

const instructionText = (nodes: readonly InstructionNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : instructionText(node.children))).join('')

const tagsOf = (nodes: readonly InstructionNode[]): string[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node.tag, ...tagsOf(node.children)]))

test('allowed tags become a tree and the text stays complete', () => {
  expect(parseInstruction('Dial <b>*127#</b> and choose <em>Pay &amp; Go</em>.')).toEqual([
    'Dial ',
    { tag: 'b', children: ['*127#'] },
    ' and choose ',
    { tag: 'em', children: ['Pay & Go'] },
    '.',
  ])
})

test('a new list item or paragraph closes the previous one, as in browsers', () => {
  expect(parseInstruction('<p>First<p>Then<ul><li>one<li>two</ul>')).toEqual([
    { tag: 'p', children: ['First'] },
    { tag: 'p', children: ['Then'] },
    {
      tag: 'ul',
      children: [
        { tag: 'li', children: ['one'] },
        { tag: 'li', children: ['two'] },
      ],
    },
  ])
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
  ['a comment that never ends', 'a<!-- <b>x', 'a'],
  ['a tag that never ends', 'a<b onmouseover=', 'a'],
  ['an encoded script, which stays text', '&lt;script&gt;alert(1)&lt;/script&gt;', '<script>alert(1)</script>'],
  ['a form', '<form action=//evil><input name=pin><button>Go</button></form>', 'Go'],
  ['a less-than sign in a sentence', 'if 3 < 5 pay', 'if 3 < 5 pay'],
  ['entities outside Unicode', '&#1114112;&#x110000;&#0;x&bogus;', 'x&bogus;'],
])('%s leaves nothing but its readable text', (_name, html, text) => {
  const tree = parseInstruction(html)
  expect(instructionText(tree)).toBe(text)
  expect(tagsOf(tree).filter((tag) => !['b'].includes(tag))).toEqual([])
})

test('no attribute of any kind survives', () => {
  const tree = parseInstruction('<p style="position:fixed" class=x id=y><b data-a="1" onclick=z>t</b></p>')
  expect(tree).toEqual([{ tag: 'p', children: [{ tag: 'b', children: ['t'] }] }])
})

test('cuts deep nesting and keeps its text', () => {
  const tree = parseInstruction(`${'<b>'.repeat(5000)}deep${'</b>'.repeat(5000)}`)
  expect(tagsOf(tree).length).toBeLessThanOrEqual(12)
  expect(instructionText(tree)).toBe('deep')
})

test('text directly in a list becomes an item', () => {
  expect(parseInstruction('<ol> loose <li>item</li></ol>')).toEqual([
    {
      tag: 'ol',
      children: [
        { tag: 'li', children: [' loose '] },
        { tag: 'li', children: ['item'] },
      ],
    },
  ])
})

test('a very long text is cut and not refused', () => {
  expect(instructionText(parseInstruction('x'.repeat(1_000_000))).length).toBe(20_000)
})
