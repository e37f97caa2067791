import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Text by file name, relative to the root. */
export type Content = ReadonlyMap<string, string>

const filesUnder = (root: string, path: string): string[] => {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [path]
  return readdirSync(join(root, path)).flatMap((name) => filesUnder(root, `${path}/${name}`))
}

/** What the files hold now; a folder means all files in it, and what does not exist is left out. */
export const contentOf = (root: string, paths: readonly string[]): Content =>
  new Map(
    paths
      .flatMap((path) => filesUnder(root, path))
      .map((file): [string, string] => [file, readFileSync(join(root, file), 'utf8')]),
  )

/** The files that were changed, added or removed, in the order of their names. */
export const changedFiles = (before: Content, after: Content): readonly string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => before.get(file) !== after.get(file))
    .sort((one, other) => (one < other ? -1 : 1))

/** Makes the files what they were before: a check leaves nothing behind. */
export const putBack = (root: string, before: Content, files: readonly string[]): void => {
  for (const file of files) {
    const old = before.get(file)
    if (old === undefined) rmSync(join(root, file), { force: true })
    else {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), old)
    }
  }
}
