// Writes packages/api/openapi.json from the contract. `pnpm gen` runs it; the test beside the document keeps it current.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApiDocument } from '@invea/api/contract'
import { root } from './bootstrap.mjs'

writeFileSync(join(root, 'packages/api/openapi.json'), `${JSON.stringify(openApiDocument(), null, 2)}\n`)
