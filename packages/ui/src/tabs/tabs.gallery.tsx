import type { GalleryEntry } from '../gallery/entries.ts'
import { Tabs } from './index.ts'

const Entry = () => (
  <Tabs
    label="How to apply"
    tabs={[
      { id: 'regular', title: 'Regular', content: <p>In the order of requests.</p> },
      { id: 'urgent', title: 'Urgent', content: <p>In two or five working days.</p> },
    ]}
  />
)

export default { title: 'Tabs', Entry } satisfies GalleryEntry
