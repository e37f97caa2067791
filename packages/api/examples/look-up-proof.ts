import { createPortalClient } from '@invea/api'
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/scrypt'

const baseUrl = process.env.SERVICE_URL ?? 'http://localhost:4000'
const api = createPortalClient({ baseUrl, language: 'en' })

/** Solves the captcha of look-ups. */
const solveCaptcha = async (): Promise<void> => {
  const given = await api.captcha.challenge('lookup')
  if (!given.ok) throw new Error(given.error.kind)
  const challenge = given.value
  const solution = await solveChallenge({ challenge, deriveKey })
  await api.captcha.verify('lookup', btoa(JSON.stringify({ challenge, solution })), crypto.randomUUID())
}

const number = process.env.APPLICATION_NUMBER ?? '07940123456783'
for (let time = 1; time <= 4; time++) {
  let found = await api.requests.byApplicationNumber(number)
  if (!found.ok && found.error.kind === 'refused' && found.error.code === 'captchaFailed') {
    console.log(`look-up ${time}: captchaFailed`)
    await solveCaptcha()
    found = await api.requests.byApplicationNumber(number)
  }
  console.log(`look-up ${time}: ${found.ok ? found.value.status : found.error.kind}`)
}
