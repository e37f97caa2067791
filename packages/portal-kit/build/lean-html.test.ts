import { expect, test } from 'vitest'
import { leanHtml } from './page-html.ts'

test('removes class names without a rule, and the attribute when none is left', () => {
  const css = '.hero{color:red}.sm\\:p-2{padding:0}:is(.group\\/row[open]>*) .turn{rotate:1turn}'
  const html = '<div class="hero print:hidden sm:p-2"><p class="unknown">x</p><i class="group/row turn"></i></div>'
  expect(leanHtml(html, css)).toBe('<div class="hero sm:p-2"><p>x</p><i class="group/row turn"></i></div>')
})

test('compares escaped class names with those of the style sheet', () => {
  const css = '.\\[\\&_a\\]\\:text-current a{color:red}.\\*\\:first\\>x{color:red}'
  expect(leanHtml('<p class="[&amp;_a]:text-current *:first&gt;x gone">x</p>', css)).toBe(
    '<p class="[&amp;_a]:text-current *:first&gt;x">x</p>',
  )
})

test('removes React’s markers and unescapes apostrophes', () => {
  expect(leanHtml('<a data-status="active"><svg xmlns="http://www.w3.org/2000/svg" /></a>', '')).toBe('<a><svg /></a>')
  expect(leanHtml('<p>Sa&#x27;aatii <!-- -->8<!--$--></p>', '')).toBe("<p>Sa'aatii 8</p>")
})

test('removes end tags of list items and paragraphs when the next tag implies them, but not inside links', () => {
  expect(leanHtml('<ul><li><p>1</p></li><li>2</li></ul>', '')).toBe('<ul><li><p>1<li>2</ul>')
  expect(leanHtml('<a><p>1</p></a><p>2</p>text', '')).toBe('<a><p>1</p></a><p>2</p>text')
})

test('shortens empty shapes and void elements, and keeps end tags of other empty elements', () => {
  expect(leanHtml('<svg><path d="M0 0"></path></svg>a<wbr/>b<img src="/x" alt=""/><p></p>', '')).toBe(
    '<svg><path d="M0 0"/></svg>a<wbr>b<img src="/x" alt=""><p></p>',
  )
})
