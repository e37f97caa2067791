import { words } from '../fields.ts'
import type { AnyEntity } from './entity.ts'

const languages = ['en', 'am', 'om', 'ti'] as const

/** The columns of a table sheet of this kind: a text in four languages has four, `name.en` and so on. */
export const columnsOf = ({ line }: AnyEntity): readonly string[] => {
  const { shape } = line as unknown as { readonly shape: Readonly<Record<string, unknown>> }
  return Object.entries(shape).flatMap(([name, field]) =>
    field === words ? languages.map((language) => `${name}.${language}`) : [name],
  )
}
