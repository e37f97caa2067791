import { ArrowRight, Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../button.tsx'
import { Calendar } from '../calendar.tsx'
import { Card } from '../card.tsx'
import { Carousel } from '../carousel.tsx'
import { Emblem, FolderPicture, Tibeb } from '../illustrations.tsx'
import { Cluster, Grid, Split } from '../layout.tsx'
import { SlotPicker } from '../slot-picker.tsx'
import { type Step, Stepper } from '../stepper.tsx'
import type { GalleryEntry } from './main.tsx'
import { ethiopian, ethiopianWords, gregorianWords } from './sample-calendars.ts'

/** A state of a component, with its name above. */
const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="mb-6">
    <p className="mb-2 text-sm text-muted">{name}</p>
    {children}
  </div>
)

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay())

const CalendarEntry = () => {
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
    </Grid>
  )
}

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
  { id: 'afternoon', title: 'Afternoon', slots: [{ id: '4', label: '2:00 – 2:30' }] },
]

const SlotPickerEntry = () => {
  const [slot, setSlot] = useState<string | null>('2')
  return <SlotPicker legend="Time" hint="Addis Ababa time" groups={groups} value={slot} onChange={setSlot} />
}

const steps: readonly Step[] = [
  { id: 'urgency', title: 'Urgent type', state: 'done' },
  { id: 'site', title: 'Site selection', state: 'done' },
  { id: 'date', title: 'Date and time', state: 'current' },
  { id: 'personal', title: 'Personal information', state: 'open' },
  { id: 'summary', title: 'Summary', state: 'locked' },
  { id: 'payment', title: 'ክፍያ', state: 'locked' },
]
const stepWords = { done: 'completed', locked: 'not yet available' }

const StepperEntry = () => (
  <>
    <State name="side menu on wide screens, a bar on a phone">
      <Split
        asideFirst
        aside={
          <Stepper
            label="Steps of the request"
            steps={steps}
            progress="Step 3 of 6"
            stateWords={stepWords}
            onSelect={() => {}}
          />
        }
      >
        The content of the step
      </Split>
    </State>
    <State name="a bar everywhere">
      <Stepper
        label="Parts of the form"
        collapse="always"
        steps={steps}
        progress="Part 3 of 6"
        stateWords={stepWords}
      />
    </State>
  </>
)

const slideWords = {
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause',
  play: 'Play',
  slide: (number: number, count: number) => `Slide ${number} of ${count}`,
}

const CarouselEntry = () => (
  <Carousel label="News" words={slideWords} rotateEvery={6000}>
    <Card>
      <Emblem className="size-24 text-primary" />
      <p>Book your passport appointment online.</p>
    </Card>
    <Card>
      <FolderPicture className="size-24 text-primary" />
      <p>Bring your identity card.</p>
    </Card>
    <Card>
      <Tibeb className="h-24 w-24 text-primary" />
      <p>Come no earlier than 30 minutes before.</p>
    </Card>
  </Carousel>
)

const ButtonEntry = () => (
  <>
    {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => (
      <State key={variant} name={variant}>
        <Cluster>
          <Button variant={variant}>Continue</Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
          <Button variant={variant} pending>
            Saving
          </Button>
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant} size="icon" aria-label="Edit">
            <Pencil aria-hidden="true" className="size-5" />
          </Button>
          <Button variant={variant} asChild>
            <a href="#main">
              Check status <ArrowRight aria-hidden="true" className="size-5" />
            </a>
          </Button>
        </Cluster>
      </State>
    ))}
    <State name="full width on a phone, Ge'ez">
      <Button width="phone">ማመልከቻ ይጀምሩ</Button>
    </State>
  </>
)

export default [
  { title: 'Calendar', Entry: CalendarEntry },
  { title: 'SlotPicker', Entry: SlotPickerEntry },
  { title: 'Stepper', Entry: StepperEntry },
  { title: 'Carousel', Entry: CarouselEntry },
  { title: 'Button', Entry: ButtonEntry },
] satisfies readonly GalleryEntry[]
