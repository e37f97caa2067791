import { describe, expect, test } from 'vitest'
import { resetLink } from './mailed-links.ts'

const home = { passportUrl: 'https://passport.example', originIdUrl: 'https://origin-id.example' }
const linkFor = (callBackUrl: string | undefined, portals = home) =>
  resetLink(portals, { callBackUrl, username: 'a+b@example.org', token: 'TOKEN', language: 'en' })
const page = '/resetForgotedPassword/a%2Bb%40example.org#t=TOKEN'

test.each([
  [undefined, 'https://passport.example'],
  ['https://passport.example', 'https://passport.example'],
  ['https://passport.example/', 'https://passport.example'],
  ['https://passport.example/am/resetForgotedPassword/x?y=1#z', 'https://passport.example'],
  ['https://origin-id.example/resetForgotedPassword', 'https://origin-id.example'],
  ['HTTPS://ORIGIN-ID.EXAMPLE/', 'https://origin-id.example'],
])('%s leads to %s', (callBackUrl, portal) => {
  expect(linkFor(callBackUrl)).toBe(portal + page)
})

test('distinguishes a portal in a folder of the other portal’s host', () => {
  const shared = { passportUrl: 'https://portal.example', originIdUrl: 'https://portal.example/origin-id' }
  expect(linkFor('https://portal.example/origin-id/x', shared)).toBe(`https://portal.example/origin-id${page}`)
  expect(linkFor('https://portal.example/origin-id', shared)).toBe(`https://portal.example/origin-id${page}`)
  expect(linkFor('https://portal.example/origin-identity', shared)).toBe(`https://portal.example${page}`)
})

test('the link leads to the page in the reader’s language', () => {
  const about = { callBackUrl: undefined, username: 'a@b.et', token: 'T' }
  expect(resetLink(home, { ...about, language: 'am' })).toBe(
    'https://passport.example/am/resetForgotedPassword/a%40b.et#t=T',
  )
})

/** Known attempts to redirect a reset link to another host (promise A5). */
export const hostileAddresses = [
  'https://evil.example',
  'https://evil.example/resetForgotedPassword',
  'http://passport.example',
  'https://passport.example:8443',
  'https://passport.example.evil.example',
  'https://evil.example/passport.example',
  'https://evil.example?https://passport.example',
  'https://evil.example#https://passport.example',
  'https://passport.example@evil.example',
  'https://passport.example:443@evil.example/',
  'https://user:pass@evil.example',
  'https://evil.example\\@passport.example',
  'https://evil.example\\.passport.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  '//evil.example',
  '///evil.example',
  '\\\\evil.example',
  '/\\evil.example',
  '/resetForgotedPassword',
  '../evil',
  'evil.example',
  '',
  ' ',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://passport.example',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://passport.example',
  'ws://passport.example',
  'blob:https://passport.example/x',
  'mailto:a@passport.example',
  'https://passport.example%2eevil.example',
  'https://passport.example%00.evil.example',
  'https://passport.example%0d%0aHost:evil.example',
  'https://passport.example\r\nHost: evil.example',
  'https://evil.example\u0000passport.example',
  'https://evil。example',
  'https://ｅｖｉｌ.example',
  'https://pаssport.example',
  'https://passport.exampⅼe.evil.example',
  'https://xn--pssport-2nf.example',
  'https://127.0.0.1',
  'https://2130706433',
  'https://[::1]',
  'https://0x7f000001',
  'https://localhost',
  'https://passport',
  'https://.passport.example',
  'https://passport.example.',
  'https://www.passport.example',
  'https://sub.passport.example',
  'https://passport.examples',
  'https://passport.exampl',
  'https://notpassport.example',
  '["https://passport.example","https://evil.example"]',
  `https://${'a'.repeat(60)}.evil.example/`,
]

describe('hostile addresses', () => {
  test('the list has sixty hostile addresses', () => {
    expect(new Set(hostileAddresses).size).toBe(60)
  })
  test.each(hostileAddresses)('%j leads to our own portal', (callBackUrl) => {
    const link = linkFor(callBackUrl)
    expect([`https://passport.example${page}`, `https://origin-id.example${page}`]).toContain(link)
    expect(new URL(link).host).toMatch(/^(passport|origin-id)\.example$/)
  })
})
