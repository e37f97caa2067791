import { ArrowRight, Pencil } from 'lucide-react'
import type { GalleryEntry } from '../gallery/entries.ts'
import { State } from '../gallery/state.tsx'
import { Cluster } from '../layout/index.ts'
import { Button } from './index.ts'

const Entry = () => (
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

export default { title: 'Button', Entry } satisfies GalleryEntry
