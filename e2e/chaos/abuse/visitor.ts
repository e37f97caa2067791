import type { ProofEffort } from '@invea/domain/appointment'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/scrypt'

/** Response of the service, as a script reads it. */
export interface Reply {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: a script reads the wire as it is
  readonly body: any
}

/** A session at an address of its own. Proofs of work are solved natively, as an attacker would. */
export interface Visitor {
  readonly address: string
  readonly get: (path: string) => Promise<Reply>
  readonly post: (path: string, body: object, key?: string) => Promise<Reply>
  /** False: refused. */
  readonly prove: (form: string, effort?: ProofEffort) => Promise<boolean>
}

const paths = {
  signIn: '/User/api/V1.0/Account/SignIn',
  challenge: '/Captcha/api/V1.0/Captcha/GetChallenge',
  verify: '/Captcha/api/V1.0/Captcha/Verify',
} as const

const read = async (response: Response): Promise<Reply> => {
  const text = await response.text()
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : {} }
}

export const openVisitor = async (serviceUrl: string, address: string): Promise<Visitor> => {
  const from = { 'x-forwarded-for': address, 'content-type': 'application/json' }
  const signedIn = await read(
    await fetch(`${serviceUrl}${paths.signIn}`, {
      method: 'POST',
      headers: from,
      body: JSON.stringify({ username: 'anonymous', password: 'anonymous' }),
    }),
  )
  if (signedIn.status !== 200) throw new Error(`no session: ${signedIn.status} ${signedIn.body.code}`)
  const headers = { ...from, authorization: `Bearer ${signedIn.body.accessToken}` }
  const get = async (path: string) => read(await fetch(`${serviceUrl}${path}`, { headers }))
  const post = async (path: string, body: object, key: string = crypto.randomUUID()) =>
    read(
      await fetch(`${serviceUrl}${path}`, {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': key },
        body: JSON.stringify(body),
      }),
    )
  return {
    address,
    get,
    post,
    prove: async (form, effort = 'ordinary') => {
      const { status, body } = await get(`${paths.challenge}?form=${form}&effort=${effort}`)
      if (status !== 200) return false
      const challenge: Challenge = body.challenge
      const solution = await solveChallenge({ challenge, deriveKey })
      const text = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
      return (await post(paths.verify, { form, solution: text })).status === 200
    },
  }
}
