import type { GalleryEntry } from '../gallery/entries.ts'
import { Cluster } from '../layout/index.ts'
import { Money } from '../money/index.ts'
import { Tag } from './index.ts'

const Entry = () => (
  <Cluster>
    <Tag>Initial</Tag>
    <Tag tone="info">Submitted</Tag>
    <Tag tone="success">Payment completed</Tag>
    <Tag tone="warning">ማስተካከያ ያስፈልጋል</Tag>
    <Tag tone="danger">Rejected</Tag>
    <Money amount={25_500} currency="ETB" />
  </Cluster>
)

export default { title: 'Tag and Money', Entry } satisfies GalleryEntry
