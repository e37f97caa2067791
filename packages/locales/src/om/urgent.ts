import type en from '../en/urgent.ts'
import type { Translation } from '../translation.ts'

/** The urgent appointment: its stages, its gate and its clock (A §2, D14). */
const urgent: Translation<typeof en> = {
  title: 'Beellama Ariifachiisaa',
  before: 'Osoo hin jalqabin dura',
  stage: {
    type: 'Gosa Ariifachiisaa',
    site: 'Filannoo Waajjiraa',
    date: "Guyyaa fi sa'aatii",
    person: 'Odeeffannoo Dhuunfaa',
    summary: 'Cuunfaa',
    payment: 'Kaffaltii',
  },
  signIn: {
    intro: "Herregaa fi koodiin SMSn isiniif ergamu isin barbaachisa. Kan guuttan olkaa'ameera.",
    over: "Yeroon koodii booda qabdan dhumeera. Itti fufuuf irra deebi'aa seenaa: kan guuttan olkaa'ameera.",
    action: 'Herregatti seenaa',
    register: "Galmaa'aa",
  },
  clock: {
    minutes_one: 'Iyyata ariifachiisaaf daqiiqaa {{count}} hafe',
    minutes_other: 'Iyyata ariifachiisaaf daqiiqaa {{count}} hafe',
    seconds_one: 'Sekondii {{count}} hafe',
    seconds_other: 'Sekondii {{count}} hafe',
    help: "Yeroon yommuu dhumu irra deebi'aa seenaa: kan guuttan olkaa'ameera.",
  },
  type: 'Kan iyyattan:',
  changeType: 'Jijjiiraa',
  days: 'Beellama keessan booda guyyaa hojii {{days}}',
  evidence: "Ragaa qopheeffadhaa: sanadoota biraa waliin fe'amu.",
  siteIntro: 'Tajaajilli ariifachiisaa waajjira muummee qofatti kennama. Isiniif filatameera.',
  dateIntro: "Guyyaa filadhaa. Beellamni ariifachiisaan sa'aatii filannoo hin qabu: ganama kottaa.",
  none: "Guyyaan beellamaa banaan hin jiru; maaloo booda irra deebi'aa ilaalaa!",
  noneHelp: 'Beellamni ariifachiisaan daangeffamaadha. Haaraan yeroo yeroodhaan ni banama.',
  other: 'Sadarkaa ariifachiisummaa biraa filadhaa',
  guardian: "Iyyanni kun daa'imaaf: maqaa daa'imichaa barreessaa. Isin, abbaan herregaa, guddisaa dha.",
  names: "Maqaan keessan herrega keessan irraa dhufe; asitti jijjiiruun hin danda'amu.",
}
export default urgent
