import type en from '../en/home.ts'
import type { Translation } from '../translation.ts'

/** The home page of the passport portal. */
const home: Translation<typeof en> = {
  title: 'Beellamaa fi iyyata paaspoortii',
  intro: "Interneetiin iyyadhaa, guyyaa filadhaa, kaffalaa, si'a tokko qofa kottaa.",
  carousel: {
    title: 'Kan beekuu qabdan',
    position: '{{total}} keessaa {{n}}',
    previous: 'Kan duraa',
    next: 'Itti aanu',
    pause: 'Yeroof dhaabaa',
    play: 'Itti fufaa',
  },
  slide: {
    book: {
      title: 'Hiriira malee beellama qabadhaa',
      text: "Waajjira, guyyaa fi sa'aatii isiniif mijatu filadhaa. Hanga unka guuttanitti beellama isiniif qabna.",
    },
    pay: {
      title: 'Bilbilaan yookiin baankiitti kaffalaa',
      text: "Koodii kaffaltii isiniif kennina. Sa'aatii {{hours}} keessatti kaffalaa. Kallattiin galii gochuun yookiin dabarsuun hin fudhatamu.",
    },
    follow: {
      title: 'Iyyanni keessan eessa akka jiru ilaalaa',
      text: "Lakkoofsa iyyataa yookiin lakkoofsa mirkaneessaatiin, yeroo barbaaddanitti, osoo hin galmaa'in.",
    },
    urgent: {
      title: 'Ariifachiisaa dhaa? Beellama booda guyyaa hojii {{short}} yookiin {{long}} keessatti',
      text: "Dhimma yaalaa yookiin seeraa hatattamaaf, du'a maatii fi sababoota kana fakkaataniif, ragaa waliin, waajjira muummee Finfinneetti.",
    },
    group: {
      title: 'Waliin iyyadhaa',
      text: "Maatiin yookiin gareen nama {{min}} hanga {{max}} qabu beellama tokkoo fi kaffaltii tokkoon iyyachuu danda'a.",
    },
    honest: {
      title: 'Beellamni hin gurguramu',
      text: 'Beellama as qofatti qabadhaa; kaffaltii tajaajilaa qofa kaffalaa. Namni dabalata isin gaafatu yoo jiraate gara {{line}} bilbilaa. Bilbilli bilisa.',
    },
  },
  action: {
    start: 'Iyyata Haaraa Jalqabaa',
    startText:
      'Paaspoortii haaraa, kan yeroon isaa darbe, kan miidhame yookiin kan bade, yookiin jijjiirama odeeffannoo.',
    register: "Galmaa'aa",
    registerText: 'Bilisa, dirqama miti: iyyanni keessan hundi bakka tokkotti.',
    status: 'Haala Ilaalaa',
    statusText: 'Iyyanni keessan eessa akka jiruu fi itti aansee maal akka gootan.',
  },
  apply: {
    title: "Akkamitti Iyyachuun Danda'ama",
    text: 'Kaffaltii fi sanadoota tajaajila hundaa ilaalaa. Guyyaa beellamaa sanadoota orijinaalaa qabadhaatii kottaa.',
    fee: 'Kaffaltii Birrii {{amount}}',
    feeFrom: 'Kaffaltii Birrii {{amount}} irraa eegalee',
    more: 'Kan isin barbaachisu',
    new: {
      title: 'Paaspoortii haaraa',
      text: "Waraqaa eenyummaa gandaa haaromfame; umuriin keessan waggaa {{age}} gadi yoo ta'e waraqaa ragaa dhalootaa mirkanaa'e.",
    },
    expired: {
      title: 'Paaspoortii yeroon isaa darbe',
      text: 'Paaspoortii keessan duraanii fi garagalcha fuula odeeffannoo isaa.',
    },
    pageRunOut: {
      title: 'Paaspoortii fuulli isaa dhume',
      text: 'Fuulli {{pages}} yookiin isaa gadi yoo hafe: paaspoortii keessanii fi garagalcha fuula odeeffannoo isaa.',
    },
    damaged: {
      title: 'Paaspoortii miidhame',
      text: 'Paaspoortii miidhame, garagalcha fuula dubbifamuu fi waraqaa eenyummaa gandaa haaromfame.',
    },
    lost: {
      title: 'Paaspoortii bade yookiin hatame',
      text: 'Xalayaa ragaa poolisii fi waraqaa eenyummaa gandaa; yoo qabaattan garagalcha paaspoortii badee.',
    },
    dataChange: {
      title: 'Jijjiirama odeeffannoo paaspoortii',
      text: 'Garagalcha fuula odeeffannoo fi ajaja mana murtii jijjiiramaaf.',
    },
    urgent: {
      title: 'Tajaajila ariifachiisaa',
      text: 'Sanadoota tajaajila keessanii fi ragaa ariifachiisummaa. Seenuun barbaachisa.',
    },
    other: {
      title: 'Waraqaa Eenyummaa Dhaloota Itoophiyaa (Kaardii Keelloo)',
      text: 'Lammiilee biyya alaa dhaloota Itoophiyaa qabaniif, haadha manaa yookiin abbaa manaa fi ijoollee isaaniif.',
    },
  },
  before: {
    title: 'Iyyachuu Keessan Dura',
    citizen:
      "Unka paaspoortii lammiilee Itoophiyaa qofatu fayyadamuu danda'a. Paaspoortii tokkoo ol fayyadamuun dhorkaa dha.",
    names:
      'Waraqaa eenyummaa fi waraqaa ragaa dhalootaa keessan of biraa qabaadhaa. Maqaa akkuma achi jirutti sirriitti barreessaa.',
    papers:
      'Sanada hunda halluun, fuulli guutuun akka dubbifamutti suuraa kaasaa yookiin iskaan godhaa: JPG, PNG, GIF yookiin PDF, tokkoon tokkoon MB {{size}} hin caalle.',
    originals: 'Guyyaa beellamaa sanadoota orijinaalaa qabadhaatii kottaa.',
    phone: 'Bilbila of biraa qabaadhaa: SMS isinii ergina.',
    fee: "Kaffaltiin kaffalame hin deebi'u: yoo haftan, yoo haqxan yookiin odeeffannoo dogoggoraa yoo kennitan.",
    self: "Qaamaan kottaa. Namni biraa isiniif iyyachuu hin danda'u; daa'ima waliin maatiin yookiin guddisaan seeraa dhihaachuu qaba.",
    time: "Sa'aatii beellama keessanii daqiiqaa {{minutes}} ol dursitanii hin dhufinaa.",
  },
}
export default home
