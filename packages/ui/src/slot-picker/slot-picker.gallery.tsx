import { useState } from 'react'
import type { GalleryEntry } from '../gallery/entries.ts'
import { SlotPicker } from './index.ts'

const groups = [
  {
    id: 'morning',
    title: 'Morning',
    slots: [
      { id: '1', label: '8:30 – 9:00', detail: '2:30 in the morning' },
      { id: '2', label: '9:00 – 9:30' },
      { id: '3', label: '9:30 – 10:00', disabled: true },
    ],
  },
  { id: 'afternoon', title: 'Afternoon', slots: [] },
]

const Entry = () => {
  const [slot, setSlot] = useState<string | null>('2')
  return (
    <SlotPicker
      legend="Time"
      hint="Addis Ababa time"
      emptyText="No free time"
      groups={groups}
      value={slot}
      onChange={setSlot}
    />
  )
}

export default { title: 'SlotPicker', Entry } satisfies GalleryEntry
