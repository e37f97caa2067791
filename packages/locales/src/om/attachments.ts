import type en from '../en/attachments.ts'
import type { Translation } from '../translation.ts'

/** The attachments step (A §2 Attachment form, A §5, B §8). */
const attachments: Translation<typeof en> = {
  title: 'Sanadoota maxxanfamuu qaban',
  intro: 'Sanada tokkoon tokkoof faayilii tokko dabalaa. Kaameraan suuraa kaasaa yookiin faayilii filadhaa.',
  limit:
    "Faayiliin tokkoon tokkoon: {{types}}, yoo baay'ate {{limit}}. Suuraan kana caalu osoo hin ergamin meeshaa kana irratti ni xiqqeeffama.",
  copies: "Garagalcha A4 halluu qabu kan ifa ta'e qofatu fudhatama.",
  originals: 'Guyyaa beellamaa sanadoota orijinaalaa qabadhaatii kottaa.',
  originalsCollection: 'Guyyaa fudhannaa sanadoota orijinaalaa qabadhaatii kottaa.',
  kept: 'Faayiliiwwan filattan hanga ergamanitti meeshaa kana irra turu.',
  notKept:
    'Faayiliiwwan meeshaa kana irra hin turan. Maaloo osoo hin ergamin fuula kana hin cufinaa, irra deebiinis hin banninaa.',
  takePhoto: 'Suuraa kaasaa',
  chooseFile: 'Faayilii filadhaa',
  replaceFile: 'Faayilii biraa filadhaa',
  removeFile: 'Faayilii haqaa',
  previewOf: 'Durargii {{document}}',
  shrinking: 'Suurri xiqqeeffamaa jira...',
  shrunk: '{{before}} irraa gara {{after}} xiqqeeffameera',
  state: {
    ready: "Erguuf qophaa'eera",
    sent: "Fe'ameera",
    failed: 'Hin ergamne',
  },
  progressOf: '{{document}} ergamaa jira',
  chosenCount: 'Sanadoota {{required}} keessaa {{chosen}} filatamaniiru',
  upload: "Fe'aa",
  uploading: 'Faayiliiwwan keessan ergamaa jiru...',
  completed: {
    title: 'Sadarkaaleen hundi xumuramaniiru',
    text: "Iyyataa kanaaf wanti barbaachisu hundi nu ga'eera.",
    reset: "Irra Deebi'aa Jalqabaa",
    resetHelp: 'Yommuu irra deebitanii jalqabdan, odeeffannoon sadarkaa jalqabaatii banama; jijjiiruu dandeessu.',
    documents: 'Sanadoota',
  },
  success: "Faayiliiwwan keessan milkaa'inaan fe'amaniiru",
  failed: 'Dhiifama! Rakkoon uumameera.',
  failedHelp: "Faayiliiwwan \"fe'ameera\" jedhaman ga'aniiru; kanneen biraa qofa irra deebi'aa ergaa.",
  noneRequired: 'Iyyanni kun sanada hin barbaadu.',
  noRequest: 'Iyyanni keessan ammallee hin ergamne. Dura sadarkaalee kanaan dura jiran xumuraa.',
  sameFile: 'Sanada {{name}} ergan fayyadamaa: {{document}}',
}
export default attachments
