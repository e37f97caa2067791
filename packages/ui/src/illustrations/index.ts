export { Emblem } from './emblem.tsx'
export { CalendarPicture, FolderPicture, IdCardPicture, PassportPicture } from './pictures.tsx'
export { Tibeb } from './tibeb.tsx'
