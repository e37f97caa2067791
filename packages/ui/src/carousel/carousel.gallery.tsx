import { Card } from '../card/index.ts'
import type { GalleryEntry } from '../gallery/entries.ts'
import { CalendarPicture, IdCardPicture, PassportPicture } from '../illustrations/index.ts'
import { Carousel } from './index.ts'

const words = {
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause',
  play: 'Play',
  slide: (number: number, count: number) => `Slide ${number} of ${count}`,
}

const Entry = () => (
  <Carousel label="News" words={words} rotateEvery={6000}>
    <Card>
      <PassportPicture className="size-24 text-primary" />
      <p>Book your passport appointment online.</p>
    </Card>
    <Card>
      <IdCardPicture className="size-24 text-primary" />
      <p>Bring your identity card.</p>
    </Card>
    <Card>
      <CalendarPicture className="size-24 text-primary" />
      <p>Come no earlier than 30 minutes before.</p>
    </Card>
  </Carousel>
)

export default { title: 'Carousel', Entry } satisfies GalleryEntry
