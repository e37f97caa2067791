import { readFileSync } from 'node:fs'
import postcss, { type Declaration } from 'postcss'
import { expect, test } from 'vitest'
import { pageHtml, shellHtml, withHelp } from './page-html.ts'

const files = { base: '/', boot: '/assets/boot.js', app: ['/assets/frame.js'], css: ['/assets/a.css'] }
const parts = { language: 'am', path: '/', title: 'A & B', css: 'a{}', body: '<main></main>', files } as const

test('a page contains its language, its style and its content, and requests the script last', () => {
  const html = pageHtml(parts)
  expect(html).toMatch(/^<!doctype html><html lang="am">/)
  expect(html).toContain('<title>A &amp; B</title>')
  expect(html.indexOf('<style>a{}</style>')).toBeLessThan(html.indexOf('<script'))
  expect(html).toContain('<div id="root"><main></main></div>')
})

test('a page links to itself in every other language', () => {
  const links = pageHtml({ ...parts, path: '/Faq' }).match(/hreflang="\w\w" href="[^"]*"/g)
  expect(links).toEqual([
    'hreflang="en" href="/Faq"',
    'hreflang="am" href="/am/Faq"',
    'hreflang="om" href="/om/Faq"',
    'hreflang="ti" href="/ti/Faq"',
  ])
})

test('a portal in a folder of its host uses addresses in that folder', () => {
  const inFolder = { ...files, base: '/some/path/' }
  for (const html of [pageHtml({ ...parts, path: '/Faq', files: inFolder }), shellHtml('Passport', inFolder, '8133')]) {
    expect(html).toContain('href="/some/path/favicon.svg"')
    expect(html.match(/href="\/(?!some\/path\/|assets\/)[^"]*"/)).toBeNull()
  }
  expect(pageHtml({ ...parts, path: '/Faq', files: inFolder })).toContain('hreflang="ti" href="/some/path/ti/Faq"')
})

test('no page has an inline script, because the policy forbids it', () => {
  for (const html of [pageHtml(parts), shellHtml('Passport', files, '8133')])
    expect(html.match(/<script\b[^>]*>/g)?.every((tag) => tag.includes('src='))).toBe(true)
})

test('the shell starts at once and explains in four languages what to do without a script', () => {
  const html = shellHtml('Passport', files, '8133')
  expect(html).toContain('<div id="root" data-start="now">')
  expect(html).toContain('<link rel="modulepreload" href="/assets/frame.js">')
  expect(html.slice(html.indexOf('<noscript>')).match(/<p lang="(en|am|om|ti)">[^<]*8133/g)).toHaveLength(4)
})

test('a form requests all its scripts at once, and an information page requests none early', () => {
  const form = pageHtml({ ...parts, scripts: ['/assets/frame.js', '/assets/step.js'] })
  expect(form).toContain('<div id="root" data-start="now">')
  // After the page and its fonts, but without waiting for them.
  expect(form.match(/<link rel="modulepreload" href="[^"]*" fetchpriority="low">/g)).toHaveLength(2)
  expect(form.lastIndexOf('<link rel="modulepreload"')).toBeLessThan(form.indexOf('<style>'))
  expect(form).not.toContain('/assets/a.css')
  const page = pageHtml(parts)
  expect(page).not.toMatch(/modulepreload|data-start/)
  expect(page).toContain('fetchpriority="low"')
})

test('a form explains in its own language what to do where no script runs', () => {
  const body = withHelp('<header></header><main id="main">form</main>', 'om', '8133')
  expect(body).toMatch(/<main id="main"><noscript><p [^>]*>[^<]*8133[^<]*<\/p><\/noscript><p class="too-old"/)
  // A link that loads the same address again without any script.
  expect(body).toMatch(/<p class="stalled supported" lang="om">[^<]+<a href="">[^<]+<\/a><\/p>form/)
})

/** The `display` of a class in `shell.css`. A browser without cascade layers drops each layer. */
const displayOf = (name: string, { hasLayers }: { hasLayers: boolean }) => {
  const css = postcss.parse(readFileSync(new URL('../src/shell/shell.css', import.meta.url), 'utf8'))
  if (!hasLayers) css.walkAtRules('layer', (layer) => void layer.remove())
  const found: Declaration[] = []
  css.walkRules(`.${name}`, (rule) => rule.walkDecls('display', (declaration) => void found.push(declaration)))
  return (found.find(({ important }) => important) ?? found.at(-1))?.value
}

test('a browser older than the supported ones is named as the cause, and not a slow connection', () => {
  expect(withHelp('<main>form</main>', 'en', '8133')).toContain(
    '<p class="too-old" lang="en">This browser is too old for this page. Update it, use another browser, or call 8133.</p>',
  )
  const shell = shellHtml('Passport', files, '8133')
  expect(shell.match(/<p class="too-old" lang="(en|am|om|ti)">[^<]*8133/g)).toHaveLength(4)
  expect(shell).toContain('<p class="supported" lang="en">Opening the page…</p>')
  for (const hasLayers of [true, false]) {
    expect(displayOf('too-old', { hasLayers })).toBe(hasLayers ? 'none' : undefined)
    expect(displayOf('supported', { hasLayers })).toBe(hasLayers ? 'block' : 'none')
  }
})
