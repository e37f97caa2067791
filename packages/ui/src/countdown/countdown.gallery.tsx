import type { GalleryEntry } from '../gallery/entries.ts'
import { Stack } from '../layout/index.ts'
import { Countdown } from './index.ts'

const announce = (seconds: number) => `${seconds} seconds left`

const Entry = () => (
  <Stack>
    <Countdown secondsLeft={1500} announce={announce}>
      Your place is held for 25 more minutes
    </Countdown>
    <Countdown secondsLeft={95} announce={announce}>
      Your place is held for 1 minute and 35 seconds
    </Countdown>
  </Stack>
)

export default { title: 'Countdown', Entry } satisfies GalleryEntry
