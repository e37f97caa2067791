import type en from '../en/captcha.ts'
import type { Translation } from '../translation.ts'

const captcha: Translation<typeof en> = {
  label: 'Ani roobootii miti',
  hint: 'Saanduqa irratti mallattoo godhaatii sekondii muraasa eegaa. Hiibboon furamu hin jiru.',
  working: 'Mirkaneessamaa jira...',
  verified: "Mirkanaa'eera",
  failed: 'Mirkaneessi hin milkoofne.',
}
export default captcha
