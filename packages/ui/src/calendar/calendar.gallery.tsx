import { useState } from 'react'
import type { GalleryEntry } from '../gallery/entries.ts'
import { ethiopian, ethiopianWords, gregorianWords } from '../gallery/sample-calendars.ts'
import { State } from '../gallery/state.tsx'
import { Grid } from '../layout/index.ts'
import { Calendar } from './index.ts'

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay())

const Entry = () => {
  const [day, setDay] = useState('2026-11-25')
  const common = { selected: day, onSelect: setDay, today: '2026-11-21', from: '2026-11-21', to: '2027-01-20' }
  return (
    <Grid min="lg">
      <State name="Gregorian, weekends unavailable">
        <Calendar {...common} words={gregorianWords} isDisabled={isWeekend} />
      </State>
      <State name="Ethiopian, the same day">
        <Calendar {...common} words={ethiopianWords} system={ethiopian} isDisabled={isWeekend} />
      </State>
      <State name="birth date, with lists">
        <Calendar {...common} from="1920-01-01" to="2026-11-21" words={gregorianWords} jump />
      </State>
    </Grid>
  )
}

export default { title: 'Calendar', Entry } satisfies GalleryEntry
