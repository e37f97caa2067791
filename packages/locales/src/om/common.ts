import type en from '../en/common.ts'
import type { Translation } from '../translation.ts'

/** Words that every page needs. */
const common: Translation<typeof en> = {
  next: 'Itti aanu',
  back: 'Duubatti',
  previous: 'Kan Duraa',
  save: "Olkaa'aa",
  cancel: 'Dhiisaa',
  retry: "Irra deebi'aa yaalaa",
  loading: "Fe'amaa jira...",
  close: 'Cufaa',
  ownTime: "Sa'aatii meeshaa keessaniitiin: {{time}}",
}
export default common
