import type { ApiError } from '@invea/api'
import { Button, CalendarIcon, Cluster, DownloadIcon } from '@invea/ui'
import { useState } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { useTranslation } from '../i18n/use-translation.ts'

/** Saves what lies behind an address. A link that is pressed by script is no pop-up, so no browser blocks it after an await. */
export const saveLink = (address: string, document: Document = globalThis.document): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = ''
  link.rel = 'noopener'
  document.body.append(link)
  link.click()
  link.remove()
}

type SlipFile = 'pdfUrl' | 'calendarUrl'

/** The slip as PDF and the appointment as calendar entry. Their addresses are short-lived, so they are fetched when the button is pressed. */
export const SlipFiles = ({ requestId }: { readonly requestId: number }) => {
  const { t } = useTranslation('confirmation')
  const api = usePortalApi()
  const [pending, setPending] = useState<SlipFile>()
  const [failure, setFailure] = useState<{ readonly error: ApiError; readonly file: SlipFile }>()
  const save = async (file: SlipFile) => {
    setPending(file)
    setFailure(undefined)
    const links = await api.requests.slip(requestId)
    setPending(undefined)
    if (links.ok) saveLink(links.value[file])
    else setFailure({ error: links.error, file })
  }
  return (
    <>
      <Cluster className="print:hidden">
        <Button variant="secondary" width="phone" pending={pending === 'pdfUrl'} onClick={() => void save('pdfUrl')}>
          <DownloadIcon aria-hidden="true" className="size-5" />
          {t('slip.pdf')}
        </Button>
        <Button
          variant="secondary"
          width="phone"
          pending={pending === 'calendarUrl'}
          onClick={() => void save('calendarUrl')}
        >
          <CalendarIcon aria-hidden="true" className="size-5" />
          {t('slip.calendar')}
        </Button>
      </Cluster>
      {failure && <FailureNotice error={failure.error} onRetry={() => void save(failure.file)} />}
    </>
  )
}
