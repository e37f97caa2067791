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
    phone: 'Koodii yeroo tokkoo lakkoofsa kanatti ergina.',
    foreignPhone: 'Biyya alaa: koodii biyyaa waliin, fakkeenyaaf +44 1632 960001.',
    password: 'Yoo xiqqaate qubee yookiin lakkoofsa {{min}}',
  },
  password: {
    show: 'Jecha iccitii agarsiisaa',
    hide: 'Jecha iccitii dhoksaa',
    strength: 'Cimina jecha iccitii: {{level}}',
    guessable: 'Maqaan fi furtuuwwan wal cinaa jiran salphaatti tilmaamamu.',
    level: {
      veryWeak: "baay'ee laafaa",
      weak: 'laafaa',
      good: 'gaarii',
      strong: 'cimaa',
    },
  },
  signUp: {
    title: "Galmaa'aa",
    intro: 'Galmeen bilisa; dirqama miti.',
    submit: "Galmaa'aa",
    have: 'Herrega qabduu?',
  },
  benefits: {
    title: 'Faayidaa miseensotaa',
    list: 'Iyyanni keessan hundi bakka tokkotti',
    manage: 'Lakkoofsa osoo hin barreessin ilaaluu, sirreessuu, beellama jijjiiruu fi kaffaluu',
    urgent: 'Tajaajila ariifachiisaa herrega barbaadu',
  },
  signIn: {
    over: "Daqiiqaawwan {{minutes}} iyyata ariifachiisaaf kennaman waan dhumaniif herrega keessanii baataniittu. Deebiin keessan olkaa'ameera; itti fufuuf irra deebi'aa seenaa.",
    title: 'Herregatti seenaa',
    intro: 'Imeelii fi jecha iccitii keessan galchaa. Sana booda koodii SMSn isiniif ergina.',
    submit: 'Herregatti seenaa',
    forgot: 'Jecha iccitii irraanfattanii?',
    none: 'Hanga ammaatti herrega hin qabdanii?',
    registered: 'Galatoomaa. Liinkii gara teessoo imeelii keessaniitti ergineerra. Galmee keessan xumuruuf banaa.',
    registeredHelp: "Sa'aatii {{hours}} hojjeta. Galmee spam (ergaa hin barbaachifne) keessas ilaalaa.",
    confirm: 'Jecha iccitii yeroo galmooftan filattaniin seenaa. Kun teessoo imeelii keessan mirkaneessa.',
    expired: "Liinkiin kun kana booda hin hojjetu. Yoo seenuu dadhabdan maaloo irra deebi'aa galmaa'aa.",
    changed: 'Jechi iccitii keessan jijjiirameera. Maaloo seenaa.',
    already: 'Maqaa {{name}} jedhuun seentaniittu.',
    sharedHint: "Fuula kana yeroo cuftan yookiin irra deebi'aa bantan herrega keessanii ni baatu.",
    applications: 'Iyyata Koo',
  },
  code: {
    title: 'Koodii yeroo tokkoo galchaa',
    sent: 'Koodii dijiitii {{length}} gara {{phone}}tti ergineerra. Koodichi daqiiqaa {{minutes}}f hojjeta.',
    digit: 'Dijiitii {{total}} keessaa {{n}}',
    submit: 'Mirkaneessaa',
    resend: 'Koodii haaraa ergaa',
    wait: 'Koodii haaraa sekondii {{seconds}} booda gaafachuu dandeessu.',
    resent: 'Koodiin haaraan ergameera.',
    again: "Irra Deebi'aa Seenaa",
    lost: 'Bilbila kana amma hin qabu',
    failed: 'Koodii mirkaneessuu irratti dogoggorri uumameera.',
  },
  forgot: {
    title: 'Jecha iccitii irraanfattanii?',
    intro: 'Teessoo imeelii herrega keessanii galchaa. Liinkii jecha iccitii haaraa itti filattan isiniif ergina.',
    submit: 'Liinkii ergaa',
    sent: 'Jecha iccitii jijjiiruuf maaloo imeelii keessan ilaalaa...',
    sentHelp:
      "Liinkiin kan ergamu teessoo kanaan herregni yoo jiraate qofa. Galmee spam (ergaa hin barbaachifne) keessas ilaalaa. Galmee keessan yoo hin xumurre maaloo irra deebi'aa galmaa'aa.",
    back: "Gara seensaatti deebi'aa",
  },
  reset: {
    title: 'Jecha iccitii haaraa filadhaa',
    account: 'Herrega',
    newPassword: 'Jecha iccitii haaraa',
    submit: "Jecha iccitii haaraa olkaa'aa",
    noProof: 'Liinkii imeelii keenya keessa jiru isin barbaachisa',
    noProofHelp:
      'Liinkii imeelii dhumaa isiniif ergine keessa jiru banaa. Al tokko qofa hojjeta. Yoo hin qabaanne yookiin yeroon isaa darbe kan haaraa gaafadhaa.',
    newLink: 'Liinkii haaraa gaafadhaa',
  },
}
export default account
