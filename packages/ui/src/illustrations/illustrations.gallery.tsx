import type { GalleryEntry } from '../gallery/entries.ts'
import { Cluster } from '../layout/index.ts'
import { CalendarPicture, Emblem, FolderPicture, IdCardPicture, PassportPicture, Tibeb } from './index.ts'

const Entry = () => (
  <>
    <Cluster gap={6} className="mb-6 text-primary">
      <Emblem className="size-24" />
      <PassportPicture className="size-24" />
      <IdCardPicture className="size-24" />
      <CalendarPicture className="size-24" />
      <FolderPicture className="size-24" />
    </Cluster>
    <Tibeb className="h-2 w-full text-accent" />
  </>
)

export default { title: 'Illustrations', Entry } satisfies GalleryEntry
