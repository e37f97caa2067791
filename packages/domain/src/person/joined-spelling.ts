import * as z from 'zod/mini'
import { Name } from './name.ts'

/** Marks people write inside a name: apostrophes of every kind, hyphens and dashes, spaces. */
const joints = /['’‘ʼ`´\-‐‑–\s]/gu
/** Accents that remain of é or ä once letter and mark are apart. */
const accents = /[\u0300-\u036f]/gu

/**
 * The spelling to offer in one tap where a name is refused (D31): SA'ADAA gives SAADAA, GEBRE MICHAEL gives GEBREMICHAEL.
 * Undefined where the name is accepted as it is, and where joining would not make it acceptable (G/MICHAEL).
 */
export const joinedSpelling = (name: string): string | undefined => {
  if (z.safeParse(Name, name).success) return undefined
  const joined = z.safeParse(Name, name.normalize('NFD').replace(accents, '').replace(joints, ''))
  return joined.success ? joined.data : undefined
}
