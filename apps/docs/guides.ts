import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { Marked } from 'marked'

/** One page of the site, made from a Markdown file of the repository. */
export interface Guide {
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
  'packages/*/{README,CHANGELOG}.md',
  'apps/service/README.md',
  'bench/README.md',
]

export const pageOf = (source: string): string => `guides/${source.replace(/\.md$/, '.html')}`

/** The id of a heading, as code hosts make it. */
const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/<[^>]*>|&[a-z]+;|[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

/** Wide tables and code scroll by themselves, also by keyboard. */
const withScrolling = (html: string): string =>
  html
    .replaceAll('<table>', '<div class="scroll" role="region" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<pre>', '<pre tabindex="0">')

/** A decision of the specification is a row; its number becomes the id of the row. */
const withRowIds = (html: string): string =>
  html.replace(/<tr>\n<td>([DR]\d+)\b/g, (row, id: string) => row.replace('<tr>', `<tr id="${id.toLowerCase()}">`))

/**
 * Reads every guide of the repository. Links between guides lead to their pages; a link to a file that is no guide becomes plain text, and
 * pictures come from the folder of the guide.
 */
export const readGuides = (root: string): readonly Guide[] => {
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
