import { useState } from 'react'
import { Button } from '../button/index.ts'
import type { GalleryEntry } from '../gallery/entries.ts'
import { Dialog } from './index.ts'

const Entry = () => {
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

export default { title: 'Dialog', Entry } satisfies GalleryEntry
