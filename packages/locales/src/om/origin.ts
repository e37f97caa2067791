import type en from '../en/origin.ts'
import type { Translation } from '../translation.ts'

/** The home page of the Origin ID portal. */
const origin: Translation<typeof en> = {
  title: 'Waraqaa Eenyummaa Dhaloota Itoophiyaa (Kaardii Keelloo)',
  intro: 'Lammiilee biyya alaa dhaloota Itoophiyaa qabaniif, haadha manaa yookiin abbaa manaa fi ijoollee isaaniif.',
  action: {
    start: 'Iyyata Haaraa Jalqabaa',
    startText: 'Waraqaa eenyummaa haaraa, haaromsa, yookiin kan haadha manaa, abbaa manaa yookiin ijoollee.',
    register: "Galmaa'aa",
    registerText: 'Bilisa, dirqama miti: iyyanni keessan hundi bakka tokkotti.',
    status: 'Haala Ilaalaa',
    statusText: 'Iyyanni keessan eessa akka jiruu fi itti aansee maal akka gootan.',
  },
  who: {
    title: "Eenyutu iyyachuu danda'a",
    birth: {
      title: 'Dhalootaan',
      text: 'Lammiilee Itoophiyaa duraanii fi lammiilee biyya alaa maatii Itoophiyaa qaban.',
    },
    spouse: { title: "Gaa'elaan", text: 'Haadha manaa yookiin abbaa manaa abbaa waraqaa eenyummaa.' },
    child: {
      title: 'Ijoollee waggaa 18 gadii',
      text: 'Ilma yookiin intala. Maatiin yookiin guddisaan seeraas dhufuu qaba.',
    },
  },
  apply: {
    title: "Akkamitti Iyyachuun Danda'ama",
    text: 'Kan isin barbaachisu filadhaa. Sanadoota orijinaalaa guyyaa beellamaa qabadhaatii kottaa.',
    new: {
      title: 'Waraqaa Eenyummaa Dhaloota Itoophiyaa haaraa',
      text: "Paaspoortii biyya alaa keessan, viizaa keessanii fi ragaa dhalootaa: paaspoortii Itoophiyaa duraanii, waraqaa ragaa dhalootaa mirkanaa'e yookiin ragaa mana murtii.",
    },
    renewal: {
      title: 'Haaromsa',
      text: 'Waraqaa eenyummaa keessanii fi garagalcha paaspoortii biyya alaa yeroon isaa hin dabarre.',
    },
    damaged: { title: 'Kan miidhame', text: 'Kaardii miidhamee fi garagalcha paaspoortii biyya alaa keessanii.' },
    lost: {
      title: 'Kan bade yookiin hatame',
      text: 'Xalayaa ragaa poolisii fi garagalcha paaspoortii biyya alaa keessanii.',
    },
    correction: {
      title: 'Sirreeffama',
      text: 'Waraqaa eenyummaa keessanii fi sanada odeeffannoo sirrii mirkaneessu.',
    },
    spouse: {
      title: "Gaa'elaan",
      text: "Waraqaa eenyummaa abbaa isaa kan yeroon isaa hin dabarree fi waraqaa ragaa gaa'elaa mirkanaa'e.",
    },
    child: {
      title: 'Ijoollee waggaa 18 gadii',
      text: "Paaspoortii biyya alaa daa'imaa viizaa seensaa waliin, waraqaa ragaa dhalootaa mirkanaa'e, waraqaa eenyummaa yookiin paaspoortii maatii, fi suuraa.",
    },
  },
  before: {
    title: 'Iyyachuu Keessan Dura',
    valid: "Waraqaa Eenyummaa yeroon isaa hin dabarre yoo qabaattan irra deebi'aa hin iyyatinaa.",
    yellow: 'Kaardii keelloo duraanii yoo qabaattan waraqaa haaraaf iyyadhaa.',
    passport:
      'Paaspoortii biyya alaa keessan of biraa qabaadhaa. Maqaa akkuma achi jirutti mallattoolee isaa waliin barreessaa.',
    papers:
      'Sanada hunda halluun, fuulli guutuun akka dubbifamutti suuraa kaasaa yookiin iskaan godhaa: JPG, PNG, GIF yookiin PDF, tokkoon tokkoon MB {{size}} hin caalle.',
    originals: 'Guyyaa beellamaa sanadoota orijinaalaa qabadhaatii kottaa.',
    abroad: "Sa'aatiiwwan kan Finfinnee ti; biyya alaa yoo jiraattan sa'aatiin naannoo keessanii cinaa mul'ata.",
    self: "Qaamaan kottaa. Namni biraa isiniif iyyachuu hin danda'u.",
    time: "Sa'aatii beellama keessanii daqiiqaa {{minutes}} ol dursitanii hin dhufinaa.",
  },
}
export default origin
