import type en from '../en/common.ts'
import type { Translation } from '../translation.ts'

/** Words that every page needs. */
const common: Translation<typeof en> = {
  next: 'Itti aanu',
  back: 'Duubatti',
  save: "Olkaa'i",
  cancel: 'Dhiisi',
  retry: "Irra deebi'ii yaali",
  loading: "Fe'amaa jira...",
  close: 'Cufi',
  ownTime: "Sa'aatii meeshaa keessaniitiin: {{time}}",
}
export default common
