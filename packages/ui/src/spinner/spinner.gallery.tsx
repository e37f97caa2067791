import type { GalleryEntry } from '../gallery/entries.ts'
import { Stack } from '../layout/index.ts'
import { Skeleton, Spinner } from './index.ts'

const Entry = () => (
  <Stack>
    <Spinner label="Loading..." />
    <Skeleton lines={3} />
  </Stack>
)

export default { title: 'Spinner and Skeleton', Entry } satisfies GalleryEntry
