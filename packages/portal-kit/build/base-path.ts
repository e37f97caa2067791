/**
 * `BASE_PATH` of a build: where the portal will lie on its host. Written as people write it, `passport` or `/passport`;
 * nothing means the root.
 */
export const readBasePath = (value: string | undefined): string => {
  const folders = (value ?? '').split('/').filter(Boolean)
  const strange = folders.find((folder) => !/^[\w.~-]+$/.test(folder) || /^\.+$/.test(folder))
  if (strange) throw new Error(`BASE_PATH: a folder cannot be called ${JSON.stringify(strange)}`)
  return folders.length === 0 ? '/' : `/${folders.join('/')}/`
}
