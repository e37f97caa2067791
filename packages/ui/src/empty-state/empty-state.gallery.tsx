import { Button } from '../button/index.ts'
import type { GalleryEntry } from '../gallery/entries.ts'
import { FolderPicture } from '../illustrations/index.ts'
import { EmptyState } from './index.ts'

const Entry = () => (
  <EmptyState
    picture={<FolderPicture className="size-24 text-primary" />}
    title="No family added yet."
    action={<Button variant="secondary">Add family</Button>}
  />
)

export default { title: 'EmptyState', Entry } satisfies GalleryEntry
