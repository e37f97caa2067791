// Code blocks in documents are copies of files in an examples folder, marked by file name, so that the tests run the shown code.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface Example {
  readonly name: string
  readonly code: string
}

export const examplesIn = (folder: string): readonly Example[] =>
  readdirSync(folder)
    .toSorted()
    .map((name) => ({ name, code: readFileSync(join(folder, name), 'utf8') }))

const codeBlock = ({ name, code }: Example) =>
  `<!-- examples/${name} -->\n\n\`\`\`${name.split('.').at(-1)}\n${code}\`\`\`\n`

/** Names of marked examples whose code block differs from the file. `UPDATE_README=1` updates the blocks. */
export const outdatedExamples = (document: string, examples: readonly Example[]): readonly string[] => {
  let text = readFileSync(document, 'utf8')
  if (process.env.UPDATE_README) {
    for (const example of examples) {
      const marked = new RegExp(`<!-- examples/${example.name} -->\\n(?:\\n\`\`\`\\w+\\n[^]*?\`\`\`\\n)?`)
      text = text.replace(marked, () => codeBlock(example))
    }
    writeFileSync(document, text)
  }
  const marked = [...text.matchAll(/<!-- examples\/(.+) -->/g)].map(([, name]) => name)
  return marked.flatMap((name) => {
    const example = examples.find((one) => one.name === name)
    return example && text.includes(codeBlock(example)) ? [] : [name ?? '']
  })
}

/** First lines of code blocks in these languages that have no marker. */
export const unmarkedBlocks = (document: string, languages: readonly string[]): readonly string[] =>
  [...readFileSync(document, 'utf8').matchAll(/(?<before>.*)\n\n```(?<language>\w+)\n(?<first>.*)/g)].flatMap(
    ({ groups: { before = '', language = '', first = '' } = {} }) =>
      languages.includes(language) && !before.startsWith('<!-- examples/') ? [first] : [],
  )

export const comparison = "import { deepEqual } from 'node:assert/strict'"

/** Turns each `x // => y` into an assertion. */
export const asComparisons = (code: string): string => code.replace(/^(\S.*) \/\/ => (.*)$/gm, 'deepEqual($1, $2)')

export const asProgram = (code: string): string => `${comparison}\n${asComparisons(code)}`
