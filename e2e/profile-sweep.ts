import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The files of a browser's profile that hold a text as it is, in the two ways a browser writes letters. */
export const filesWith = (profile: string, text: string): readonly string[] => {
  const forms = [Buffer.from(text), Buffer.from(text, 'utf16le')]
  return readdirSync(profile, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => {
      const bytes = readFileSync(file)
      return forms.some((form) => bytes.includes(form))
    })
}
