import type en from '../en/booking.ts'
import type { Translation } from '../translation.ts'

/** Date and time, the kept place, and the estimate. */
const booking: Translation<typeof en> = {
  intro: "Dura guyyaa, sana booda sa'aatii filadhaa. Hanga kan hafe guuttanitti bakki isiniif qabama.",
  office: 'Beellama {{office}}',
  window: 'Waajjirri kun {{from}} hanga {{to}} beellama ni kenna',
  calendar: 'Dhaha',
  ethiopic: 'Dhaha Itoophiyaa',
  gregorian: 'Dhaha Giriigooriyaanii',
  previousMonth: "Ji'a darbe",
  nextMonth: "Ji'a itti aanu",
  pickDate: 'Maaloo guyyaa filadhaa',
  morning: 'Ganama',
  afternoon: 'Waaree booda',
  zone: "Sa'aatiiwwan kan Finfinnee ti (EAT, UTC+3)",
  ethiopianTime: "lakkoofsa sa'aatii Itoophiyaatiin",
  clocks: "Sararri lammaffaan lakkoofsa sa'aatii faranjiiti",
  ownTime: "Sa'aatii meeshaa keessaniitiin: {{time}}",
  unavailable: 'banaa miti',
  none: "Guyyaan beellamaa banaan hin jiru; maaloo booda irra deebi'aa ilaalaa!",
  noneHelp: 'Guyyoonni haaraan yeroo yeroodhaan ni banamu. Waajjira biraa filachuus ni dandeessu.',
  otherOffice: 'Waajjira biraa filadhaa',
  loading: 'Guyyoonni banaan barbaadamaa jiru...',
  estimateHelp:
    "Tajaajilli kun dhaha beellamaa hin qabu. Har'a yoo iyyattan paaspoortiin keessan guyyaa kana ni eegama.",
  deliveryTime: "Sa'aatii itti fudhatan",
  hold: {
    title: 'Bakki keessan qabameera',
    place: '{{date}}, {{time}}',
    minutes_one: 'Iyyata erguuf daqiiqaa {{count}} hafe',
    minutes_other: 'Iyyata erguuf daqiiqaa {{count}} hafe',
    seconds_one: 'Sekondii {{count}} hafe',
    seconds_other: 'Sekondii {{count}} hafe',
    endingTitle: 'Yeroo dabalataa barbaadduu?',
    ending: "Bakki filattan yeroo gabaabaa qofaaf qabama. Si'a tokko dheeressuu dandeessu.",
    endingLast: 'Bakki filattan yeroo gabaabaa qofaaf qabama. Maaloo iyyata amma ergaa.',
    extend: 'Yeroo dheeressi',
    extended: 'Bakki keessan yeroo dabalataaf qabameera.',
    later: 'Amma miti',
    endedTitle: 'Yeroon qabame dhumeera',
    ended: "Guyyaa fi sa'aatii irra deebi'aa filadhaa. Wanti biraa guuttan hundi ni jira.",
    chooseAgain: "Guyyaa fi sa'aatii filadhaa",
  },
}
export default booking
