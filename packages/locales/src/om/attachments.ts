import type en from '../en/attachments.ts'
import type { Translation } from '../translation.ts'

/** The attachments step (A §2 Attachment form, A §5, B §8). */
const attachments: Translation<typeof en> = {
  title: 'Sanadoota maxxanfamuu qaban',
  ofApplicant: 'Sanadoota {{name}}',
  intro: 'Sanada tokkoon tokkoof faayilii tokko kennaa. Kaameraan suuraa kaasaa yookiin faayilii filadhaa.',
  limit:
    "Faayiliin tokkoon tokkoon: {{types}}, yoo baay'ate {{limit}}. Suuraan kana caalu osoo hin ergamin meeshaa kana irratti ni xiqqeeffama.",
  copies: "Garagalcha A4 halluu qabu kan ifa ta'e qofatu fudhatama.",
  originals: 'Guyyaa beellamaa sanadoota jalqabaa (orjinaala) qabadhaatii kottaa.',
  kept: 'Faayiliiwwan filattan hanga ergamanitti meeshaa kana irra turu.',
  notKept:
    'Faayiliiwwan meeshaa kana irra hin turan. Maaloo osoo hin ergamin fuula kana hin cufinaa, irra deebiinis hin banninaa.',
  takePhoto: 'Suuraa kaasi',
  chooseFile: 'Faayilii filadhu',
  takePhotoOf: 'Suuraa kaasi: {{document}}',
  chooseFileOf: 'Faayilii filadhu: {{document}}',
  removeFile: 'Faayilii haqi',
  removeFileOf: 'Faayilii haqi: {{document}}',
  previewOf: 'Durargii {{document}}',
  pdfFile: 'Sanada PDF',
  shrinking: 'Suurri xiqqeeffamaa jira...',
  shrunk: '{{before}} irraa gara {{after}} xiqqeeffameera',
  unreadable: '{{file}} akka suuraatti banamuu hin dandeenye. Maaloo faayilii biraa filadhaa.',
  state: {
    missing: 'Ammallee hin filatamne',
    ready: "Erguuf qophaa'eera",
    sending: 'Ergamaa jira',
    sent: "Fe'ameera",
    failed: 'Hin ergamne',
  },
  progressOf: '{{document}} ergamaa jira',
  chosenCount: 'Sanadoota {{required}} keessaa {{chosen}} filatamaniiru',
  upload: "Fe'i",
  uploading: 'Faayiliiwwan keessan ergamaa jiru...',
  retryOne: "Irra deebi'ii ergi",
  retryOneOf: "Irra deebi'ii ergi: {{document}}",
  retryAll: "Kanneen hafan irra deebi'ii ergi",
  success: "Faayiliiwwan keessan milkaa'inaan fe'amaniiru",
  failed: 'Dhiifama! Rakkoon uumameera.',
  failedHelp:
    "Wanti bade hin jiru. Faayiliiwwan \"fe'ameera\" jedhaman ga'aniiru; kanneen biraa qofa irra deebi'aa ergaa.",
  noneRequired: 'Iyyanni kun sanada hin barbaadu.',
  noRequest: 'Gaaffiin keessan ammallee hin ergamne. Maaloo sadarkaalee kanaan dura jiran xumuraa.',
}
export default attachments
