import type en from '../en/urgent.ts'
import type { Translation } from '../translation.ts'

/** The urgent appointment: its stages, its gate and its clock (A §2, D14). */
const urgent: Translation<typeof en> = {
  title: 'Beellama Ariifachiisaa',
  before: 'Osoo hin jalqabin dura',
  stage: {
    type: 'Gosa Ariifachiisaa',
    site: 'Filannoo Bakkaa',
    date: "Guyyaa fi sa'aatii",
    person: 'Odeeffannoo Dhuunfaa',
    summary: 'Cuunfaa',
    payment: 'Kaffaltii',
  },
  signIn: {
    intro: "Tajaajilli ariifachiisaa herrega koodii yeroo tokkootiin mirkanaa'e barbaada. Kan guuttan ni taa'a.",
    over: "Yeroon koodii booda jiru dhumeera. Itti fufuuf irra deebi'aa seenaa: kan guuttan ni taa'a.",
    action: 'Seeni',
    register: "Galmaa'i",
  },
  clock: {
    minutes_one: 'Iyyata ariifachiisaaf daqiiqaa {{count}} hafe',
    minutes_other: 'Iyyata ariifachiisaaf daqiiqaa {{count}} hafe',
    seconds_one: 'Sekondii {{count}} hafe',
    seconds_other: 'Sekondii {{count}} hafe',
    help: 'Sana booda irra deebitanii seentu. Kan guuttan hin badu.',
  },
  days: 'Iyyata booda guyyaa hojii {{days}}',
  evidence: "Ragaa qopheeffadhaa: sanadoota biraa waliin fe'amu.",
  siteIntro: 'Tajaajilli ariifachiisaa waajjira muummee qofatti kennama. Isiniif filatameera.',
  dateIntro: "Guyyaa filadhaa. Beellamni ariifachiisaan sa'aatii filannoo hin qabu: ganama kottaa.",
  none: "Guyyaan beellamaa banaan hin jiru; maaloo booda irra deebi'aa ilaalaa!",
  noneHelp: 'Bakkeewwan tajaajila ariifachiisaa muraasa. Haaraan yeroo yeroodhaan ni banamu.',
  other: 'Sadarkaa ariifachiisummaa biraa filadhaa',
  names: "Maqaan keessan herrega keessan irraa dhufe; asitti jijjiiruun hin danda'amu.",
}
export default urgent
