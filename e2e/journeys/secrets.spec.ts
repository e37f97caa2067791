import { join } from 'node:path'
import { secretsInFolder } from '@invea/tooling/find-secrets'
import { expect, test } from '../test.ts'

for (const portal of ['passport-portal', 'origin-id-portal']) {
  test(`no built file of the ${portal} contains a secret`, () => {
    const { files, found } = secretsInFolder(join(import.meta.dirname, '../../apps', portal, 'dist'))
    expect(files).toBeGreaterThan(50)
    expect(found).toEqual([])
  })
}
