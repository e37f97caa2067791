import type { GalleryEntry } from '../gallery/entries.ts'
import { Stack } from '../layout/index.ts'
import { Alert } from './index.ts'

const Entry = () => (
  <Stack>
    {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
      <Alert key={tone} tone={tone} title={`A message of the kind ${tone}`}>
        Come no earlier than 30 minutes before your appointment. <a href="#main">Read more</a>
      </Alert>
    ))}
    <Alert>የማድረሻ ዝርዝሮች እና የክፍያ መመሪያዎች ይከተላሉ።</Alert>
  </Stack>
)

export default { title: 'Alert', Entry } satisfies GalleryEntry
