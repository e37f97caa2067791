import type en from '../en/home.ts'
import type { Translation } from '../translation.ts'

/** The home page of the passport portal. */
const home: Translation<typeof en> = {
  title: 'Beellamaa fi iyyata paaspoortii',
  intro: "Unka mana keessanitti guutaa, guyyaa filadhaa, kaffalaa, si'a tokko qofa kottaa.",
  carousel: {
    title: 'Kan beekuu qabdan',
    position: '{{total}} keessaa {{n}}',
    previous: 'Kan duraa',
    next: 'Itti aanu',
    pause: 'Yeroof dhaabi',
    play: 'Itti fufi',
  },
  slide: {
    book: {
      title: 'Hiriira malee bakka keessan qabadhaa',
      text: "Waajjira, guyyaa fi sa'aatii isiniif mijatu filadhaa. Hanga unka guuttanitti bakki isiniif qabama.",
    },
    pay: {
      title: 'Bilbilaan yookiin baankiitti kaffalaa',
      text: "Ajajni kaffaltii isin ga'a. Sa'aatii {{hours}} keessatti kaffalaa. Kallattiin galii gochuun yookiin dabarsuun hin fudhatamu.",
    },
    follow: {
      title: 'Iyyanni keessan eessa akka jiru ilaalaa',
      text: "Lakkoofsa iyyataa yookiin lakkoofsa mirkaneessaatiin, yeroo barbaaddanitti, osoo hin galmaa'in.",
    },
    urgent: {
      title: 'Ariifachiisaa dhaa? Guyyaa hojii {{short}} yookiin {{long}} keessatti',
      text: "Dhimma yaalaa yookiin seeraa hatattamaaf, du'a maatii fi sababoota kana fakkaataniif, ragaa wajjin, waajjira muummee Finfinneetti.",
    },
    group: {
      title: 'Waliin iyyadhaa',
      text: "Maatiin yookiin gareen nama {{min}} hanga {{max}} qabu beellama tokkoo fi kaffaltii tokkoon iyyachuu danda'a.",
    },
    honest: {
      title: 'Beellamni hin gurguramu',
      text: 'Beellamni as qofatti kennama; kan kaffalamus kaffaltii tajaajilaa qofa. Namni dabalata isin gaafatu yoo jiraate gara {{line}} bilbilaa. Bilbilli bilisa.',
    },
  },
  action: {
    start: 'Iyyata Haaraa Jalqabi',
    startText:
      'Paaspoortii haaraa, kan yeroon isaa darbe, kan miidhame yookiin kan bade, yookiin jijjiirama odeeffannoo.',
    register: "Galmaa'i",
    registerText: 'Bilisaa fi fedhiin: iyyanni keessan hundi bakka tokkotti.',
    status: 'Haala Ilaali',
    statusText: 'Iyyanni keessan eessa akka jiruu fi itti aansee maal akka gootan.',
  },
  apply: {
    title: "Akkamitti Iyyachuun Danda'ama",
    text: 'Tajaajilli tokkoon tokkoon sanadootaa fi kaffaltii isaa wajjin. Sanadoota jalqabaa guyyaa beellamaa qabadhaatii kottaa.',
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
      text: 'Paaspoortii miidhame, garagalcha kan dubbifamuu fi waraqaa eenyummaa gandaa haaromfame.',
    },
    lost: {
      title: 'Paaspoortii bade yookiin hatame',
      text: 'Xalayaa ragaa poolisii fi waraqaa eenyummaa gandaa; yoo qabaattan garagalcha paaspoortii badee.',
    },
    dataChange: {
      title: 'Jijjiirama odeeffannoo paaspoortii',
      text: 'Garagalcha fuula odeeffannoo fi ragaa mana murtii jijjiiramaaf.',
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
      'Waraqaa eenyummaa fi waraqaa ragaa dhalootaa keessan of biraa qabaadhaa. Maqaan akkuma achi jirutti sirriitti barreeffamuu qaba.',
    papers:
      'Sanada hunda halluun, ifaa fi guutuu godhaatii suuraa kaasaa yookiin iskaan godhaa: JPG, PNG, GIF yookiin PDF, tokkoon tokkoon MB {{size}} hin caalle.',
    originals: 'Guyyaa beellamaa sanadoota jalqabaa (orjinaala) qabadhaatii kottaa.',
    phone: "Bilbilli SMS isin ga'u of biraa haa jiraatu.",
    fee: "Kaffaltiin kaffalame hin deebi'u: yoo haftan, yoo haqxan yookiin odeeffannoo dogoggoraa yoo kennitan.",
    self: "Ofuma keessaniin kottaa. Iyyanni bakka bu'aan dhihaatu hin fudhatamu; daa'ima wajjin maatiin yookiin guddisaan seeraa dhihaachuu qaba.",
    time: "Sa'aatii beellama keessanii daqiiqaa {{minutes}} ol dursitanii hin dhufinaa.",
  },
}
export default home
