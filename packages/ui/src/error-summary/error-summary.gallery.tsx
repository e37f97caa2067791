import type { GalleryEntry } from '../gallery/entries.ts'
import { ErrorSummary } from './index.ts'

const Entry = () => (
  <ErrorSummary
    title="Please fix the errors below"
    errors={[
      { fieldId: 'gallery-phone', message: 'Please insert the correct phone number format' },
      { message: 'The service does not answer. Nothing you typed is lost.' },
    ]}
  />
)

export default { title: 'ErrorSummary', Entry } satisfies GalleryEntry
