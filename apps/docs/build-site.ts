// `pnpm docs:site`: builds guides, API reference and rule explorer as static files in apps/docs/dist. `--no-reference` skips the reference.

import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { Marked } from 'marked'
import { build } from 'vite'

/** One page of the site, made from a Markdown file of the repository. */
interface Guide {
  /** The Markdown file, relative to the repository. */
  readonly source: string
  /** The page, relative to the site. */
  readonly page: string
  readonly title: string
  readonly html: string
}

const patterns = [
  '*.md',
  'docs/**/*.md',
  '{apps,packages}/*/{README,CHANGELOG}.md',
  '{bench,patches,e2e/chaos}/README.md',
]

export const pageOf = (source: string): string => `guides/${source.replace(/\.md$/, '.html')}`

/** The id of a heading, made as code hosts do. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/<[^>]*>|&[a-z]+;|[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/** Wide tables and code blocks scroll separately, also by keyboard. */
const withScrolling = (html: string): string =>
  html
    .replaceAll('<table>', '<div class="scroll" role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">')

/** Each decision of the specification is a table row; its number is the id of the row. */
const withRowIds = (html: string): string =>
  html.replace(/<tr>\n<td>([DR]\d+)\b/g, (row, id: string) => row.replace('<tr>', `<tr id="${id.toLowerCase()}">`))

/**
 * Reads every guide of the repository. A link to another guide leads to its page, and a link to any other file becomes plain text. A link
 * to a text that is no guide is an error.
 * Pictures are copied from the folder of the guide.
 */
const readGuides = (root: string): readonly Guide[] => {
  const sources = globSync(patterns, { cwd: root }).toSorted((one, other) => one.localeCompare(other))
  return sources.map((source) => {
    const text = readFileSync(`${root}/${source}`, 'utf8')
    const marked = new Marked()
    marked.use({
      renderer: {
        heading({ tokens, depth }) {
          const content = this.parser.parseInline(tokens)
          return `<h${depth} id="${slugOf(content)}">${content}</h${depth}>\n`
        },
        link({ href, tokens }) {
          const content = this.parser.parseInline(tokens)
          if (/^(https?:|mailto:|#)/.test(href)) return `<a href="${href}">${content}</a>`
          const [path = '', anchor] = href.split('#')
          const target = posix.join(posix.dirname(source), path)
          const guide = [target, `${target}/README.md`].find((name) => sources.includes(name))
          if (!guide && target.endsWith('.md')) throw new Error(`${source} links to ${target}, which is no guide`)
          if (!guide) return content
          const page = posix.relative(posix.dirname(pageOf(source)), pageOf(guide))
          return `<a href="${page}${anchor ? `#${anchor}` : ''}">${content}</a>`
        },
      },
    })
    const heading = /^# (.+)$/m.exec(text)?.[1]?.replaceAll('`', '') ?? source
    const title = /^packages\/.*CHANGELOG/.test(source) ? `${heading}: change log` : heading
    return { source, page: pageOf(source), title, html: withScrolling(withRowIds(marked.parse(text) as string)) }
  })
}

const folder = import.meta.dirname
const root = join(folder, '../..')
const dist = join(folder, 'dist')
const published = ['domain', 'api', 'locales', 'ui']
const hasReference = !process.argv.includes('--no-reference')

await build({ root: folder, logLevel: 'error' })
const manifest: Readonly<Record<string, { readonly css?: readonly string[] }>> = JSON.parse(
  readFileSync(join(dist, 'assets/manifest.json'), 'utf8'),
)
const sheet = manifest['explorer.html']?.css?.[0] ?? ''

const write = (page: string, content: string) => {
  mkdirSync(dirname(join(dist, page)), { recursive: true })
  writeFileSync(join(dist, page), content)
}

/** Renders a page of the site with the links that all pages share. */
const pageHtml = (page: string, title: string, body: string): string => {
  const to = (target: string) => posix.relative(posix.dirname(page), target)
  const links = [
    ['index.html', 'Guides'],
    ['explorer.html', 'Rule explorer'],
  ].map(
    ([target = '', name]) => `<a class="band-link inline-flex min-h-11 items-center" href="${to(target)}">${name}</a>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${title.replaceAll('<', '&lt;')}</title>
<link rel="stylesheet" href="${to(sheet)}">
</head>
<body>
<header class="bg-brand text-on-brand"><nav aria-label="Site" class="mx-auto flex max-w-wide flex-wrap gap-3 px-4 py-2 sm:px-6">${links.join('')}</nav></header>
<main id="main" class="mx-auto w-full max-w-wide px-4 py-6 sm:px-6"><div class="prose guide">
${body}
</div></main>
</body>
</html>
`
}

const guides = readGuides(root)
for (const { page, title, html } of guides) write(page, pageHtml(page, title, html))
cpSync(join(root, 'docs/images'), join(dist, 'guides/docs/images'), { recursive: true })

if (hasReference)
  for (const name of published) {
    const source = join(root, 'packages', name)
    const { exports } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
      readonly exports: Readonly<Record<string, string>>
    }
    const entries = Object.values(exports).filter((path) => /\.tsx?$/.test(path))
    const options = {
      name: `@invea/${name}`,
      entryPoints: entries.map((path) => join(source, path)),
      tsconfig: join(source, 'tsconfig.json'),
      out: join(dist, 'api', name),
      readme: 'none',
      disableSources: true,
      disableGit: true,
      excludeExternals: true,
      excludeInternal: true,
      skipErrorChecking: true,
      validation: false,
      logLevel: 'Error',
    }
    const temporary = mkdtempSync(join(tmpdir(), 'typedoc-'))
    const file = join(temporary, 'typedoc.json')
    writeFileSync(file, JSON.stringify(options))
    execFileSync('pnpm', ['--filter', '@invea/codegen', 'exec', 'typedoc', '--options', file], {
      cwd: root,
      stdio: 'inherit',
    })
    rmSync(temporary, { recursive: true })
  }

const list = (chosen: readonly Guide[]) =>
  `<ul>${chosen.map(({ page, title }) => `<li><a href="${page}">${title}</a></li>`).join('')}</ul>`
const inFolder = (start: string) => guides.filter(({ source }) => source.startsWith(start))
const isTop = ({ source }: Guide) => !source.includes('/')
const reference = published.map((name) => `<li><a href="api/${name}/index.html">@invea/${name}</a></li>`).join('')
write(
  'index.html',
  pageHtml(
    'index.html',
    'INVEA documentation',
    `<h1>Documentation</h1>
<p>The <a href="explorer.html">rule explorer</a> shows for a case who may apply for what, the fee, the documents and the dates, with the rule that decided.</p>
<h2>Start</h2>${list(guides.filter(isTop))}
<h2>Packages</h2>${list(inFolder('packages/'))}
${hasReference ? `<h2>API reference</h2><ul>${reference}</ul>` : ''}
<h2>Guides</h2>${list(guides.filter(({ source }) => !isTop({ source } as Guide) && !/^(packages|docs\/decisions)\//.test(source)))}
<h2>Decisions</h2>${list(inFolder('docs/decisions/'))}`,
  ),
)
process.stdout.write(
  `${guides.length} guides, ${hasReference ? published.length : 0} references and the rule explorer: apps/docs/dist\n`,
)
