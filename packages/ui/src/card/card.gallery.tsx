import type { GalleryEntry } from '../gallery/entries.ts'
import { Grid } from '../layout/index.ts'
import { Card } from './index.ts'

const Entry = () => (
  <Grid>
    <Card>
      <Card.Title>Plain</Card.Title>
      <p>A sheet lying on the page.</p>
    </Card>
    <Card tone="sunken">
      <Card.Title>Sunken</Card.Title>
      <p>Pressed into the page, for side notes.</p>
    </Card>
    <Card tone="accent">
      <Card.Title>Accent</Card.Title>
      <p>Once a page at most.</p>
    </Card>
    <Card interactive>
      <Card.Title>
        <Card.Link href="#main">Start a new application</Card.Link>
      </Card.Title>
      <p>The whole card is the link. ሙሉው ካርድ ማያያዣ ነው።</p>
    </Card>
  </Grid>
)

export default { title: 'Card', Entry } satisfies GalleryEntry
