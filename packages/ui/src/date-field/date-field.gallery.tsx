import { Button } from '../button/index.ts'
import type { GalleryEntry } from '../gallery/entries.ts'
import { CalendarIcon } from '../icons/index.ts'
import { Grid } from '../layout/index.ts'
import { DateField } from './index.ts'

const Entry = () => (
  <Grid min="lg">
    <DateField
      label="Birth date"
      hint="Month/day/year, for example 01/31/1990"
      defaultValue="09/11/1990"
      beside="1 Meskerem 1983 E.C."
      action={
        <Button variant="quiet" size="icon" aria-label="Open the calendar">
          <CalendarIcon aria-hidden="true" className="size-6" />
        </Button>
      }
    />
    <DateField label="Issue date" hint="Month/day/year" error="Please Enter Old Passport Issue Date" />
  </Grid>
)

export default { title: 'DateField', Entry } satisfies GalleryEntry
