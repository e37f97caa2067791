// Writes the URL of the repository that runs the release into the published packages, because provenance requires the URL of the
// workflow's repository. A fork gets its own URL.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './bootstrap.mjs'

const folders = ['packages/domain', 'packages/api', 'packages/locales', 'packages/ui']

export const withRepository = (manifest: object, folder: string, address: string): object => ({
  ...manifest,
  repository: { type: 'git', url: `git+${address}.git`, directory: folder },
  homepage: `${address}/tree/main/${folder}#readme`,
  bugs: `${address}/issues`,
})

if (import.meta.main) {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env
  if (!server || !repository)
    throw new Error('GITHUB_SERVER_URL and GITHUB_REPOSITORY are not set: run this in the release workflow')
  for (const folder of folders) {
    const path = join(root, folder, 'package.json')
    const manifest: object = JSON.parse(readFileSync(path, 'utf8'))
    writeFileSync(path, `${JSON.stringify(withRepository(manifest, folder, `${server}/${repository}`), null, 2)}\n`)
  }
}
