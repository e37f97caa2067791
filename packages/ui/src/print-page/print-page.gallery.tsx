import { BarcodeFrame } from '../barcode-frame/index.ts'
import { DescriptionList } from '../description-list/index.ts'
import type { GalleryEntry } from '../gallery/entries.ts'
import { PrintButton, PrintPage } from './index.ts'

const bars =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="240" height="60"%3E%3Cpath d="M0 0h6v60H0zM12 0h3v60h-3zM24 0h9v60h-9zM48 0h3v60h-3zM60 0h12v60H60zM90 0h3v60h-3zM120 0h9v60h-9zM150 0h3v60h-3zM180 0h12v60h-12zM210 0h6v60h-6z"/%3E%3C/svg%3E'

const Entry = () => (
  <PrintPage letterhead="Letterhead, only on paper" actions={<PrintButton>Print</PrintButton>}>
    <DescriptionList>
      <DescriptionList.Row label="Application number">SAMPLE-0001</DescriptionList.Row>
    </DescriptionList>
    <BarcodeFrame src={bars} alt="Barcode of a sample application">
      SAMPLE-0001
    </BarcodeFrame>
  </PrintPage>
)

export default { title: 'PrintPage and BarcodeFrame', Entry } satisfies GalleryEntry
