import type en from '../en/faq.ts'
import type { Translation } from '../translation.ts'

/** Passport Appointment (FAQ), B §2; figures come from the rules (B §9 FAQ facts, D6). */
const faq: Translation<typeof en> = {
  title: "Beellama Paaspoortii (Gaaffilee Yeroo Baay'ee Gaafataman)",
  summary: "Gaaffilee waa'ee paaspoortii fi beellamaa yeroo baay'ee gaafatamaniif deebii gabaabaa.",
  validity: {
    q: 'Paaspoortiin waggaa meeqaaf tajaajila?',
    a: "Guyyaa kennamee kaasee waggaa {{years}}. Imaluuf yoo xiqqaate ji'a {{months}} kan isaaf hafu ta'uu qaba.",
  },
  pages: {
    q: 'Paaspoortiin fuula meeqa qaba?',
    a: 'Fuula {{small}} yookiin {{large}}. Hamma isaa unka irratti filattu.',
  },
  fee: {
    q: 'Kaffaltiin paaspoortii meeqa?',
    a: 'Paaspoortiin haaraan Birrii {{amount}}. Kan yeroon isaa darbe yookiin fuulli isaa dhume bakka buusuunis kaffaltii walfakkaataa qaba. Taarifni duraanii Birrii {{regular}}, tajaajila saffisaaf Birrii {{expedite}}, kana booda hin hojjetu.',
    link: 'Tajaajilaa fi kaffaltii hunda',
  },
  urgent: {
    q: "Paaspoortii koo dafee argachuu nan danda'aa?",
    a: "Eeyyee, beellama keessan booda guyyaa hojii {{short}} yookiin {{long}} keessatti, Birrii {{amount}} irraa eegalee: dhimma yaalaa yookiin seeraa ariifachiisaa, du'a maatii fi sababoota kana fakkaataniif, ragaa waliin, waajjira muummee Finfinneetti. Herregni isin barbaachisa.",
    link: 'Tajaajila ariifachiisaa: haala, sanadaa fi kaffaltii',
  },
  lost: {
    q: 'Paaspoortiin koo bade. Maal gochuun qaba?',
    a: "Poolisiitti beeksisaatii xalayaa ragaa fudhadhaa; sana booda asitti iyyadhaa. Yeroon paaspoortichaa kan hin dabarre yoo ta'e isa haquun guyyaa {{days}} fudhata.",
  },
  collect: {
    q: 'Paaspoortii koo fudhachuuf yeroo hangamii qaba?',
    a: 'Guyyaa {{days}}. Paaspoortiin yeroo kana keessatti hin fudhatamne ni haqama.',
  },
  pay: {
    q: 'Akkamitti fi yoom kaffala?',
    a: "Ajaja kaffaltiitiin, karaa interneetii yookiin koodii isaatiin baankitti, ajajni bahee sa'aatii {{hours}} keessatti. Kallattiin galchuun yookiin dabarsuun hin fudhatamu.",
  },
  silence: {
    q: 'Kaffaleera, garuu ergaan na hin geenye. Maal gochuun qaba?',
    a: "Kaffaltii booda sa'aatii {{hours}} keessatti mirkaneessi SMS yookiin imeeliidhaan isin ga'a. Yoo isin hin geenye gara {{line}} bilbilaa yookiin {{mailbox}}tti barreessaa.",
  },
  refund: {
    q: "Maallaqni koo naaf deebi'aa?",
    a: "Hin deebi'u. Guyyaa beellamaa yoo haftan, yoo haqxan yookiin odeeffannoo dogoggoraatiin iyyanni keessan yoo kufe kaffaltiin hin deebi'u.",
  },
  change: {
    q: "Guyyaa beellama koo jijjiiruu nan danda'aa?",
    a: 'Eeyyee, erga kaffaltanii booda, beellamicha dura yoo xiqqaate guyyaa lama dursitanii. Fuula «Iyyata Keessan Bulchaa» jedhu irratti iyyata keessan barbaadaa.',
    link: 'Iyyata Keessan Bulchaa',
  },
  account: {
    q: 'Herregni na barbaachisaa?',
    a: 'Lakki. Herrega malee iyyata keessan lakkoofsota isaatiin barbaaddu. Herrega yoo qabaattan iyyanni keessan hundi bakka tokko jira; tajaajila ariifachiisaafis dirqama.',
  },
  proxy: {
    q: "Namni biraa bakka koo deemuu danda'aa?",
    a: "Lakki. Namni biraa isiniif iyyachuu hin danda'u. Daa'ima waliin maatiin yookiin guddisaan seeraa dhihaachuu qaba.",
  },
  group: {
    q: "Maatiin waliin iyyachuu danda'aa?",
    a: 'Eeyyee: namoonni {{min}} hanga {{max}} beellama tokkoo fi kaffaltii tokkoon. Tokkoon tokkoon isaanii gara waajjiraa dhufu.',
  },
  arrive: {
    q: 'Yoom waajjiratti argamuun qaba?',
    a: "Sa'aatii beellama keessanii daqiiqaa {{minutes}} ol dursitanii hin dhufinaa. Waajjiraaleen Wiixata hanga Jimaataa, {{open}} – {{close}}, sa'aatii Finfinneetiin hojjetu.",
  },
}
export default faq
