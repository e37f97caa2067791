// Run by `pnpm gen`: writes the English texts as a type for checks of keys and placeholders. Fails when a translation is incomplete.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogue, catalogueErrors } from './catalogue.ts'

const errors = catalogueErrors()
if (errors.length > 0) {
  process.stderr.write(`${errors.join('\n')}\n`)
  process.exit(1)
}

const namespaces = Object.fromEntries(Object.entries(catalogue.en).sort(([one], [other]) => (one < other ? -1 : 1)))
writeFileSync(
  join(import.meta.dirname, 'resources.gen.ts'),
  `/** The English texts by namespace and key. \`pnpm gen\` writes it from \`en/*.json\`. */\nexport interface Resources ${JSON.stringify(namespaces, null, 2)}\n`,
)
