import { expect, test } from 'vitest'
import { createLinks } from './links.ts'

const links = createLinks(Buffer.alloc(32, 7))
const now = new Date('2026-11-21T08:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const target = { kind: 'attachment', id: 4711 } as const

test('a link opens for five minutes and names its session', () => {
  const proof = links.sign(target, 99, now)
  expect(links.open(target, proof, now)).toBe(99)
  expect(links.open(target, proof, after(299))).toBe(99)
  expect(links.open(target, proof, after(300))).toBeUndefined()
})

test('a link opens nothing but what it was made for', () => {
  const proof = links.sign(target, 99, now)
  expect(links.open({ ...target, id: 4712 }, proof, now)).toBeUndefined()
  expect(links.open({ kind: 'slip', id: 4711 }, proof, now)).toBeUndefined()
  expect(links.open(target, { ...proof, expires: proof.expires + 60 }, now)).toBeUndefined()
  const [, mac] = proof.signature.split('.')
  expect(links.open(target, { ...proof, signature: `2s.${mac}` }, now)).toBeUndefined()
  for (const signature of ['', '.', '2r', `2r.${mac}x`, `-1.${mac}`]) {
    expect(links.open(target, { ...proof, signature }, now)).toBeUndefined()
  }
})

test('a signature has one spelling: any other last letter is refused', () => {
  const proof = links.sign(target, 99, now)
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const accepted = [...letters].filter(
    (letter) => links.open(target, { ...proof, signature: proof.signature.slice(0, -1) + letter }, now) !== undefined,
  )
  expect(accepted).toEqual([proof.signature.at(-1)])
  expect(links.open(target, { ...proof, signature: proof.signature.replace('.', '!.') }, now)).toBeUndefined()
})
