import { expect, test } from 'vitest'
import { createLinks } from './links.ts'

const links = createLinks(Buffer.alloc(32, 7))
const now = new Date('2026-11-21T08:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const target = { kind: 'attachment', id: 4711 } as const

test('a link is valid for five minutes, only for its session', () => {
  const proof = links.sign(target, 99, now)
  expect(links.verify(target, proof, 99, now)).toBe(true)
  expect(links.verify(target, proof, 98, now)).toBe(false)
  expect(links.verify(target, proof, 99, after(299))).toBe(true)
  expect(links.verify(target, proof, 99, after(300))).toBe(false)
})

test('a link is a keyed hash and a time: it does not name its session', () => {
  const { signature, ...rest } = links.sign(target, 99, now)
  expect(Buffer.from(signature, 'base64url')).toHaveLength(32)
  expect(signature).toHaveLength(43)
  expect(Object.keys(rest)).toEqual(['expires'])
})

test('a link is valid only for its target', () => {
  const proof = links.sign(target, 99, now)
  expect(links.verify({ ...target, id: 4712 }, proof, 99, now)).toBe(false)
  expect(links.verify({ kind: 'slip', id: 4711 }, proof, 99, now)).toBe(false)
  expect(links.verify(target, { ...proof, expires: proof.expires + 60 }, 99, now)).toBe(false)
  for (const signature of ['', '.', `${proof.signature}x`, `2r.${proof.signature}`]) {
    expect(links.verify(target, { ...proof, signature }, 99, now)).toBe(false)
  }
})

test('a signature has one form: any other last character is refused', () => {
  const proof = links.sign(target, 99, now)
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const accepted = [...letters].filter((letter) =>
    links.verify(target, { ...proof, signature: proof.signature.slice(0, -1) + letter }, 99, now),
  )
  expect(accepted).toEqual([proof.signature.at(-1)])
  expect(links.verify(target, { ...proof, signature: `!${proof.signature}` }, 99, now)).toBe(false)
})
