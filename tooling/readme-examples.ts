// The code of a document is a file of an examples folder, marked by its name, so that it is run as it is shown.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Example {
  readonly name: string
  readonly code: string
}

/** The examples of a folder. */
export const examplesIn = (folder: string): readonly Example[] =>
  readdirSync(folder)
    .toSorted()
    .map((name) => ({ name, code: readFileSync(join(folder, name), 'utf8') }))

const shown = ({ name, code }: Example) =>
  `<!-- examples/${name} -->\n\n\`\`\`${name.split('.').at(-1)}\n${code}\`\`\`\n`

/** Names of the examples that a document marks and does not show as they are. `UPDATE_README=1` puts them in. */
export const outdatedExamples = (document: string, examples: readonly Example[]): readonly string[] => {
  let text = readFileSync(document, 'utf8')
  if (process.env.UPDATE_README) {
    for (const example of examples) {
      const marked = new RegExp(`<!-- examples/${example.name} -->\\n(?:\\n\`\`\`\\w+\\n[^]*?\`\`\`\\n)?`)
      text = text.replace(marked, () => shown(example))
    }
    writeFileSync(document, text)
  }
  const marked = [...text.matchAll(/<!-- examples\/(.+) -->/g)].map(([, name]) => name)
  return marked.flatMap((name) => {
    const example = examples.find((one) => one.name === name)
    return example && text.includes(shown(example)) ? [] : [name ?? '']
  })
}

/** Blocks of code that no example is: each language of `languages` has to have a marker before it. */
export const unmarkedBlocks = (document: string, languages: readonly string[]): readonly string[] =>
  [...readFileSync(document, 'utf8').matchAll(/(?<before>.*)\n\n```(?<language>\w+)\n(?<first>.*)/g)].flatMap(
    ({ groups: { before = '', language = '', first = '' } = {} }) =>
      languages.includes(language) && !before.startsWith('<!-- examples/') ? [first] : [],
  )

export const comparison = "import { deepEqual } from 'node:assert/strict'"

/** Code in which each `x // => y` compares both. */
export const asComparisons = (code: string): string => code.replace(/^(\S.*) \/\/ => (.*)$/gm, 'deepEqual($1, $2)')

/** The program of an example in TypeScript. */
export const asProgram = (code: string): string => `${comparison}\n${asComparisons(code)}`
