import type { GalleryEntry } from '../gallery/entries.ts'
import { Tag } from '../tag/index.ts'
import { Accordion, Disclosure } from './index.ts'

const Entry = () => (
  <Accordion>
    <Disclosure title="How long is a passport valid?" headingLevel={3} open>
      Five years.
    </Disclosure>
    <Disclosure title="አመልካች 2" headingLevel={3} aside={<Tag tone="success">Complete</Tag>}>
      The second applicant's form.
    </Disclosure>
  </Accordion>
)

export default { title: 'Disclosure', Entry } satisfies GalleryEntry
