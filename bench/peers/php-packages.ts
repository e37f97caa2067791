import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface PhpPackage {
  readonly name: string
  readonly version: string
}

const packagesIn = (file: string): readonly PhpPackage[] => JSON.parse(readFileSync(file, 'utf8')).packages

/** Packages of a checkout that are not the ones its composer.lock names: the name, the version here, and the version there. */
export const otherPackages = (checkout: string): readonly string[] => {
  const here = new Map(
    packagesIn(join(checkout, 'vendor/composer/installed.json')).map(({ name, version }) => [name, version]),
  )
  return packagesIn(join(checkout, 'composer.lock')).flatMap(({ name, version }) => {
    const installed = here.get(name)
    return installed === version ? [] : [`${name} ${installed ?? 'is missing'} (its release has ${version})`]
  })
}
