import type en from '../en/captcha.ts'
import type { Translation } from '../translation.ts'

const captcha: Translation<typeof en> = {
  label: 'Ani roobootii miti',
  hint: 'Saanduqa irratti mallattoo godhaa; sana booda meeshaan keessan sekondii muraasaaf ni hojjeta. Suuraan filatamu hin jiru.',
  working: 'Mirkaneessamaa jira...',
  verified: "Mirkanaa'eera",
  failed: 'Mirkaneessi hin milkoofne.',
}
export default captcha
