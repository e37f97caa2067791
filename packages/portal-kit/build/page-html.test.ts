import { expect, test } from 'vitest'
import { pageHtml, shellHtml } from './page-html.ts'

const files = { boot: '/assets/boot.js', app: ['/assets/frame.js'], css: ['/assets/a.css'] }
const parts = { language: 'am', path: '/', title: 'A & B', css: 'a{}', body: '<main></main>', files } as const

test('a page carries its language, its style and its content, and asks for the script last', () => {
  const html = pageHtml(parts)
  expect(html).toMatch(/^<!doctype html><html lang="am">/)
  expect(html).toContain('<title>A &amp; B</title>')
  expect(html.indexOf('<style>a{}</style>')).toBeLessThan(html.indexOf('<script'))
  expect(html).toContain('<div id="root"><main></main></div>')
})

test('a page names itself in every other language', () => {
  const links = pageHtml({ ...parts, path: '/Faq' }).match(/hreflang="\w\w" href="[^"]*"/g)
  expect(links).toEqual([
    'hreflang="en" href="/Faq"',
    'hreflang="am" href="/am/Faq"',
    'hreflang="om" href="/om/Faq"',
    'hreflang="ti" href="/ti/Faq"',
  ])
})

test('no page holds a script of its own: the policy forbids it', () => {
  for (const html of [pageHtml(parts), shellHtml('Passport', files, '8133')])
    expect(html.match(/<script\b[^>]*>/g)?.every((tag) => tag.includes('src='))).toBe(true)
})

test('the shell starts at once and says in four languages what to do without a script', () => {
  const html = shellHtml('Passport', files, '8133')
  expect(html).toContain('<div id="root" data-start="now">')
  expect(html).toContain('<link rel="modulepreload" href="/assets/frame.js">')
  expect(html.slice(html.indexOf('<noscript>')).match(/<p lang="(en|am|om|ti)">[^<]*8133/g)).toHaveLength(4)
})
