import type { GalleryEntry } from '../gallery/entries.ts'
import { State } from '../gallery/state.tsx'
import { Split } from '../layout/index.ts'
import { type Step, Stepper } from './index.ts'

const steps: readonly Step[] = [
  { id: 'urgency', title: 'Urgent type', state: 'done' },
  { id: 'site', title: 'Site selection', state: 'done' },
  { id: 'date', title: 'Date and time', state: 'current' },
  { id: 'personal', title: 'Personal information', state: 'open' },
  { id: 'summary', title: 'Summary', state: 'locked' },
  { id: 'payment', title: 'ክፍያ', state: 'locked' },
]
const words = { done: 'completed', locked: 'not yet available' }

const Entry = () => (
  <>
    <State name="side menu on wide screens, a bar on a phone">
      <Split
        asideFirst
        aside={
          <Stepper
            label="Steps of the request"
            steps={steps}
            progress="Step 3 of 6"
            stateWords={words}
            onSelect={() => {}}
          />
        }
      >
        The content of the step
      </Split>
    </State>
    <State name="a bar everywhere">
      <Stepper label="Parts of the form" collapse="always" steps={steps} progress="Part 3 of 6" stateWords={words} />
    </State>
  </>
)

export default { title: 'Stepper', Entry } satisfies GalleryEntry
