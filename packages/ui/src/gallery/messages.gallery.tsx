import { useState } from 'react'
import { Alert } from '../alert.tsx'
import { Button, Skeleton, Spinner } from '../button.tsx'
import { Countdown } from '../countdown.tsx'
import { EmptyState, Tag } from '../data-display.tsx'
import { Dialog } from '../dialog.tsx'
import { Accordion, Disclosure } from '../disclosure.tsx'
import { FolderPicture } from '../illustrations.tsx'
import { Cluster, Stack } from '../layout.tsx'
import type { GalleryEntry } from './main.tsx'

const AlertEntry = () => (
  <Stack>
    {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
      <Alert key={tone} tone={tone} title={`A message of the kind ${tone}`}>
        Come no earlier than 30 minutes before your appointment. <a href="#main">Read more</a>
      </Alert>
    ))}
    <Alert>የማድረሻ ዝርዝሮች እና የክፍያ መመሪያዎች ይከተላሉ።</Alert>
  </Stack>
)

const announce = (seconds: number) => `${seconds} seconds left`

const CountdownEntry = () => (
  <Stack>
    <Countdown secondsLeft={1500} announce={announce}>
      Your appointment is held for 25 more minutes
    </Countdown>
    <Countdown secondsLeft={95} announce={announce}>
      Your appointment is held for 1 minute and 35 seconds
    </Countdown>
  </Stack>
)

const DialogEntry = () => {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        Cancel the appointment
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="Cancel this appointment?"
        closeLabel="Close"
        actions={
          <>
            <Button variant="danger" onClick={close}>
              Yes, cancel it
            </Button>
            <Button variant="secondary" onClick={close}>
              Keep it
            </Button>
          </>
        }
      >
        <p>The fee is forfeited. The appointment is given to another applicant.</p>
      </Dialog>
    </>
  )
}

const SpinnerEntry = () => (
  <Stack>
    <Spinner label="Loading..." />
    <Skeleton lines={3} />
  </Stack>
)

const EmptyStateEntry = () => (
  <EmptyState
    picture={<FolderPicture className="size-24 text-primary" />}
    title="No family added yet."
    action={<Button variant="secondary">Add family</Button>}
  />
)

const TagEntry = () => (
  <Cluster>
    <Tag>Initial</Tag>
    <Tag tone="info">Submitted</Tag>
    <Tag tone="success">Payment completed</Tag>
    <Tag tone="warning">ማስተካከያ ያስፈልጋል</Tag>
    <Tag tone="danger">Rejected</Tag>
  </Cluster>
)

const DisclosureEntry = () => (
  <Accordion>
    <Disclosure title="How long is a passport valid?" headingLevel={3} open>
      Five years.
    </Disclosure>
    <Disclosure title="አመልካች 2" headingLevel={3} aside={<Tag tone="success">Complete</Tag>}>
      The second applicant's form.
    </Disclosure>
  </Accordion>
)

export default [
  { title: 'Alert', Entry: AlertEntry },
  { title: 'Countdown', Entry: CountdownEntry },
  { title: 'Dialog', Entry: DialogEntry },
  { title: 'Spinner and Skeleton', Entry: SpinnerEntry },
  { title: 'EmptyState', Entry: EmptyStateEntry },
  { title: 'Tag', Entry: TagEntry },
  { title: 'Disclosure', Entry: DisclosureEntry },
] satisfies readonly GalleryEntry[]
