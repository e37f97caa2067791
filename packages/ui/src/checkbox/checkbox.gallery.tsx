import type { GalleryEntry } from '../gallery/entries.ts'
import { Stack } from '../layout/index.ts'
import { Checkbox } from './index.ts'

const Entry = () => (
  <Stack gap={2}>
    <Checkbox>I have read the terms and agree to them</Checkbox>
    <Checkbox defaultChecked hint="A parent or guardian comes along">
      Is under 18
    </Checkbox>
    <Checkbox error="Please check this box if you want to proceed.">I agree</Checkbox>
    <Checkbox disabled>Not for adults</Checkbox>
  </Stack>
)

export default { title: 'Checkbox', Entry } satisfies GalleryEntry
