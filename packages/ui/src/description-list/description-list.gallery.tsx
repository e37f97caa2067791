import { Button } from '../button/index.ts'
import type { GalleryEntry } from '../gallery/entries.ts'
import { DescriptionList } from './index.ts'

const Entry = () => (
  <DescriptionList>
    <DescriptionList.Row
      label="First name"
      action={
        <Button variant="quiet" size="small" aria-label="Edit first name">
          Edit
        </Button>
      }
    >
      SAMPLE
    </DescriptionList.Row>
    <DescriptionList.Row label="የአባት ስም">ናሙና</DescriptionList.Row>
    <DescriptionList.Row label="Appointment">
      Jan 05, 2027 – 27 Tahsas 2019
      <br />
      8:30 – 9:00
    </DescriptionList.Row>
  </DescriptionList>
)

export default { title: 'DescriptionList', Entry } satisfies GalleryEntry
