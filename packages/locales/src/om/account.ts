import type en from '../en/account.ts'
import type { Translation } from '../translation.ts'

/** Sign-up, sign-in with its one-time code, forgotten and new password (B §2, B §5, B §8). */
const account: Translation<typeof en> = {
  field: {
    firstName: 'Maqaa',
    fatherName: 'Maqaa abbaa',
    grandfatherName: 'Maqaa akaakayyuu',
    phoneNumber: 'Lakkoofsa bilbilaa',
    email: 'Teessoo imeelii',
    password: 'Jecha iccitii',
    passwordAgain: 'Jecha iccitii mirkaneessaa',
    captcha: 'Ani roobootii miti',
    oneTimeCode: 'Koodii yeroo tokkoo',
  },
  hint: {
    names: 'Qubee Laatiniitiin, akka sanadoota keessaniitti.',
    phone: 'Koodii yeroo tokkoo asitti ergina.',
    password: 'Yoo xiqqaate qubee yookiin lakkoofsa {{min}}',
  },
  password: {
    show: 'Jecha iccitii agarsiisi',
    hide: 'Jecha iccitii dhoksi',
    strength: 'Cimina jecha iccitii: {{level}}',
    level: {
      veryWeak: "baay'ee laafaa",
      weak: 'laafaa',
      good: 'gaarii',
      strong: 'cimaa',
    },
  },
  signUp: {
    title: "Galmaa'i",
    intro: 'Galmeen bilisaa fi fedhiidhaan.',
    submit: "Galmaa'i",
    have: 'Herrega qabduu?',
  },
  benefits: {
    title: 'Faayidaa miseensotaa',
    list: 'Iyyannoo keessan hunda bakka tokkotti',
    manage: 'Lakkoofsa osoo hin barreessin ilaaluu, sirreessuu, beellama jijjiiruu fi kaffaluu',
    urgent: 'Tajaajila ariifachiisaa herrega barbaadu',
  },
  signIn: {
    title: 'Seeni',
    intro: 'Imeelii fi jecha iccitii herrega keessaniitiin seenaa. Sana booda koodii bilbila keessanitti ergina.',
    submit: 'Seeni',
    forgot: 'Jecha iccitii irraanfattanii?',
    none: 'Hanga ammaatti herrega hin qabdanii?',
    registered: 'Galatoomaa. Ergaa teessoo imeelii keessaniitti ergineerra. Maaloo seenaa.',
    changed: 'Jechi iccitii keessan jijjiirameera. Maaloo seenaa.',
    already: 'Maqaa {{name}} jedhuun seentaniittu.',
    applications: 'Iyyata Koo',
  },
  code: {
    title: 'Koodii yeroo tokkoo galchaa',
    sent: 'Koodii dijiitii {{length}} gara {{phone}}tti ergineerra.',
    digit: 'Dijiitii {{total}} keessaa {{n}}',
    submit: 'Mirkaneessi',
    resend: 'Koodii haaraa ergi',
    wait: 'Koodii haaraa sekondii {{seconds}} booda gaafachuu dandeessu.',
    resent: 'Koodiin haaraan ergameera.',
    again: "Irra Deebi'ii Seeni",
    failed: 'Koodii mirkaneessuu irratti dogoggorri uumameera.',
  },
  forgot: {
    title: 'Jecha iccitii irraanfattanii?',
    intro: 'Teessoo imeelii herrega keessanii galchaa. Liinkii jecha iccitii haaraa itti filattan isiniif ergina.',
    submit: 'Liinkii ergi',
    sent: 'Jecha iccitii jijjiiruuf maaloo imeelii keessan ilaalaa...',
    sentHelp:
      'Ergaan kan dhufu teessoo kanaan herregni yoo jiraate qofa. Ergaa hin barbaachifne (spam) keessas ilaalaa.',
    back: "Gara seensaatti deebi'aa",
  },
  reset: {
    title: 'Jecha iccitii haaraa filadhaa',
    account: 'Herrega',
    newPassword: 'Jecha iccitii haaraa',
    submit: "Jecha iccitii haaraa olkaa'i",
    noProof: 'Teessoon kun qofti herrega keessan hin banu',
    noProofHelp:
      'Liinkii ergaa dhumaa isiniif ergine keessa jiru guutuu isaa al tokko qofa banaa. Yoo hin qabaanne yookiin yeroon isaa darbe kan haaraa gaafadhaa.',
    newLink: 'Liinkii haaraa gaafadhaa',
  },
}
export default account
