import type en from '../en/applicant.ts'
import type { Translation } from '../translation.ts'

/** The applicant's own screens. */
const applicant: Translation<typeof en> = {
  choose: 'Maaloo filadhaa',
  section: {
    name: 'Maqaa',
    geez: "Maqaa qubee Gi'iiziin",
    birth: 'Dhaloota',
    person: "Waa'ee iyyataa",
    contact: 'Teessoo qunnamtii',
    residence: 'Bakka iyyataan jiraatu',
    more: 'Odeeffannoo teessoo dabalataa',
    newPassport: 'Paaspoortii haaraa',
    oldPassport: 'Paaspoortii duraanii',
  },
  nameIntro:
    'Maqaa qubee Laatiiniitiin (A‑Z), akka waraqaa ragaa dhalootaa yookiin waraqaa eenyummaa irratti jirutti barreessaa.',
  printed: 'Paaspoortii irratti kan maxxanfamu',
  joinOffer: 'Paaspoortii irratti qubee A‑Z qofatu barreeffama; hudhaa, sarara yookiin iddoo duwwaa hin qabu.',
  joinUse: '{{name}} fayyadamaa',
  geezSuggest: 'Barreeffama dhihaate: mirkaneessaa',
  geezHint: "Qubee Gi'iiziin barreessaa, fakkeenyaaf akka waraqaa eenyummaa irratti jirutti.",
  keyboard: {
    open: "Gabatee qubee Gi'iizii agarsiisaa",
    close: "Gabatee qubee Gi'iizii cufaa",
    series: 'Qubeewwan',
    erase: 'Qubee dhumaa haqaa',
  },
  soundAlike:
    "Iyyata kana keessatti maqaan kun {{other}} jedhamees barreeffameera; sagaleen isaa {{name}} waliin wal fakkaata. Maqaan tokko yoo ta'e haala tokkoon barreessaa.",
  gregorian: 'Dhaha Giriigooriyaanii',
  ethiopic: 'Dhaha Itoophiyaa',
  calendarOf: 'Guyyaa dhalootaa dhaha kamiin barreessitu?',
  dateHintGregorian: "Ji'a/guyyaa/waggaa, fakkeenyaaf 01/31/1990",
  dateHintEthiopic: "Guyyaa/ji'a/waggaa, fakkeenyaaf 23/05/1982",
  correctedNames:
    "Maqaa fi guyyaa dhalootaa akka paaspoortii haaraa irratti ta'uu qabanitti barreessaa, akka isa duraa irra jirutti miti.",
  dateMeant: '{{day}} jechuu keessanii?',
  age_one: 'Umuriin waggaa {{count}}',
  age_other: 'Umuriin waggaa {{count}}',
  birthCertificateHint: 'Dijiitii 16, waraqaan ragaa yoo qabaate',
  heightHint: 'Seentiimeetiraan, fakkeenyaaf 168',
  phoneHint: 'Dijiitii 9 yookiin 10, fakkeenyaaf 0900 000000',
  emailHint: "Ergaa waa'ee iyyataa asittis ni ergina. Yoo baay'atan tokko tokko xiqqoo turanii walitti dhufu.",
  nationalityFixed: 'Unki paaspoortii lammiilee Itoophiyaa qofaafi.',
  under18Hint: "Daa'ima tokko waliin maatiin yookiin guddisaan seeraa dhihaachuu qaba.",
  adultHint: 'Iyyattoota umuriin isaanii waggaa 18 gadii qofaaf.',
  halfCastHint: 'Haati yookiin abbaan lammii Itoophiyaa yoo hin taane mallattoo godhaa.',
  regionHint: 'Naannoo iyyataan amma keessa jiraatu',
  family: {
    intro: 'Abbaa fi haadha, abbaa manaa yookiin haadha manaa, ijoollee dabalaa. Sadarkaa kana irra darbuu dandeessu.',
    empty: 'Hanga ammaatti miseensi maatii hin dabalamne.',
    add: 'Miseensa Maatii Dabalaa',
    addTitle: 'Miseensa maatii dabaluu',
    editTitle: 'Miseensa maatii sirreessuu',
    save: "Miseensa maatii olkaa'aa",
    cancel: 'Dhiisaa',
    editName: '{{name}} sirreessaa',
    deleteName: '{{name}} haqaa',
    deleteConfirm: 'Miseensa maatii kana haquu barbaadduu?',
    deleteYes: 'Haqaa',
    unsaved: "Dura miseensa maatii olkaa'aa yookiin dhiisaa.",
  },
  passport: {
    pagesHint: "Yoo yeroo baay'ee imaltan fuula baay'ee kan qabu filadhaa.",
    numberHint: 'Qubee lamaa fi dijiitii torba, fakkeenyaaf EP1234567',
    correctedHint:
      "Paaspoortii duraa irratti maqaan yookiin guyyaan dhalootaa dogoggora yoo ta'e mallattoo kaa'aa. Isa sirrii unka kana irratti barreessaa.",
    reasonFits: 'Sababa guyyaa kanaan walsimu:',
    reasonUse: '{{reason}}: Qarshii {{amount}}',
    reasonFixed:
      "Sababni iyyata kanaa kana booda jijjiiramuu hin danda'u. Guyyaan sun sirrii yoo ta'e, iyyata kana haqaatii sababa walsimuun irra deebi'aa iyyadhaa.",
    shortValidity:
      'Paaspoortiin keessan waggaa lama yookiin isaa gadiif hojjeta. Maaliif amma akka bakka buuftan nutti himaa; sanada sababa sana agarsiisu ni galchitu.',
    submitNote: 'Galchaa yeroo tuqxan iyyanni keessan nuuf ergama. Itti aansee sanadoota keessan dabaltu.',
  },
  earlier: {
    title: 'Odeeffannoo iyyata duraanii fayyadamaa',
    help: 'Nama tokko filadhaa. Odeeffannoo isaa nuti guutna; hunda isaa jijjiiruu dandeessu.',
    person: '{{name}}, guyyaa dhalootaa {{date}}',
    all: 'Hunda {{count}} agarsiisi',
    done: 'Odeeffannoo {{name}} guutneerra. Sarara hunda mirkaneessaa. Sanadoonni hin waraabaman.',
    open: "Namni kun iyyata hin xumuramne qaba. Kan lammaffaan kan danda'amu erga inni jalqabaa xumuramee booda qofa.",
    undo: 'Deebisi',
  },
  copyFirst: 'Kan iyyataa jalqabaa waliin tokko',
  done: 'Xumurameera',
  saveFirst: "Maaloo dura iyyataa jalqabaa olkaa'aa",
  groupIntro: 'Iyyataa hundaaf kutaa tokko guutaa. Isa itti aanu osoo hin jalqabin isa jalqabaa xumuraa.',
  applicantN: 'Iyyataa {{n}}',
}
export default applicant
