import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../apps/service/sample-data')

/** A file of the sample master data that the products under test have loaded. */
export const sampleData = (name: string): unknown => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))
