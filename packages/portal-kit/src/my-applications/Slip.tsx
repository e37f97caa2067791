import type { ApiResult } from '@invea/api'
import type { Application, Language } from '@invea/domain'
import { type ApplicationPerson, hasAppointment, slipPurpose } from '@invea/domain/application'
import { earliestArrivalMinutes } from '@invea/domain/appointment'
import { documentsToBring } from '@invea/domain/attachments'
import { commaIn } from '@invea/domain/calendar'
import { formatAmount } from '@invea/domain/fees'
import {
  BarcodeFrame,
  Button,
  CalendarIcon,
  Cluster,
  DownloadIcon,
  PrintButton,
  PrintPage,
  Skeleton,
  Table,
} from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { usePortalApi } from '../api/api-context.ts'
import { applicationQueries } from '../api/application-queries.ts'
import { usePortalConfig } from '../api/config-source.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { failureOf } from '../api/queries.ts'
import { useApiMutation } from '../api/use-api-mutation.ts'
import { Block } from '../application-view/ApplicantBlocks.tsx'
import { DetailRows } from '../application-view/DetailRows.tsx'
import { requestRows, slipFacts } from '../application-view/request-rows.ts'
import { VisitCard } from '../application-view/VisitCard.tsx'
import { loadFixedT, type Translate, useTranslation } from '../i18n/i18n.ts'
import { useDisplayContext } from '../shell/display-context.ts'
import { PortalEmblem } from '../shell/PageParts.tsx'

export interface SlipBarcodeProps {
  readonly requestId: number
  /** Application numbers, for the alternative text of the image. */
  readonly number: string
}

/** The signed barcode of a paid request, image and text (B §4). */
export const SlipBarcode = ({ requestId, number }: SlipBarcodeProps) => {
  const { t } = useTranslation('confirmation')
  const query = useQuery(applicationQueries.barcode(usePortalApi(), requestId))
  if (query.isPending) return <Skeleton lines={4} />
  if (query.isLoadingError) return <FailureNotice error={failureOf(query.error)} onRetry={() => void query.refetch()} />
  return (
    <BarcodeFrame src={`data:image/png;base64,${query.data.image}`} alt={t('slip.barcodeAlt', { number })}>
      {/* B §2: image and text. On screen the text is rarely needed and collapsed; in print it is always visible. */}
      <details className="max-w-60 print:hidden">
        <summary className="min-h-11 py-2 font-sans text-sm">{t('slip.cannotScan')}</summary>
        {query.data.data}
      </details>
      <span className="hidden print:block">{query.data.data}</span>
    </BarcodeFrame>
  )
}

/** Number, first name, grandfather's name and application id of each applicant (B §2 Confirmation page). */
export const ApplicantsTable = ({ persons }: { readonly persons: readonly ApplicationPerson[] }) => {
  const { t } = useTranslation(['confirmation', 'field', 'status'])
  const rows = persons.map((person, at) => ({ ...person, number: at + 1 }))
  return (
    <Table
      caption={t('confirmation:applicants')}
      columns={[
        { id: 'number', header: t('confirmation:column.number'), cell: ({ number }) => number },
        {
          id: 'firstName',
          header: t('field:personal.firstName'),
          cell: ({ applicant, firstName }) => applicant?.personal.firstName ?? firstName,
        },
        {
          id: 'grandfatherName',
          header: t('field:personal.grandfatherName'),
          cell: ({ applicant }) => applicant?.personal.grandfatherName ?? '–',
        },
        {
          id: 'applicationNumber',
          header: t('status:label.applicationNumber'),
          cell: ({ applicationNumber }) => (
            <span className="font-mono whitespace-nowrap" data-testid="application-number">
              {applicationNumber}
            </span>
          ),
        },
      ]}
      rows={rows}
      rowKey={({ requestPersonId }) => requestPersonId}
    />
  )
}

const fileNames = { pdfUrl: 'slip.pdf', calendarUrl: 'appointment.ics' } as const

type SlipFile = keyof typeof fileNames

/** Fetches a file, which only a browser with the session gets. A link to it would leave the page when it fails, and end the session of a shared computer. */
const fetchFile = async (address: string): Promise<ApiResult<Blob>> => {
  const response = await fetch(address, { credentials: 'include' }).catch(() => undefined)
  const value = response?.ok ? await response.blob().catch(() => undefined) : undefined
  return value ? { ok: true, value } : { ok: false, error: { kind: 'unreachable' } }
}

/** Browsers do not block a link clicked by a script as a pop-up, even after an await. */
const saveFile = (file: Blob, name: string): void => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // Safari reads it later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

interface SlipFilesProps {
  readonly requestId: number
  /** After the appointment there is no calendar entry. */
  readonly hasCalendar: boolean
}

/** Buttons for the slip as PDF and the calendar entry. The addresses are short-lived, so a press fetches them. */
export const SlipFiles = ({ requestId, hasCalendar }: SlipFilesProps) => {
  const { t } = useTranslation('confirmation')
  const api = usePortalApi()
  const { send, retry, failure, isPending, variables } = useApiMutation(
    async (file: SlipFile) => {
      const links = await api.requests.slip(requestId)
      return links.ok ? fetchFile(links.value[file]) : links
    },
    { onSuccess: (file, { input }) => saveFile(file, fileNames[input]) },
  )
  const pending = isPending ? variables.input : undefined
  return (
    <>
      <Cluster className="print:hidden">
        <Button
          variant="secondary"
          width="phone"
          pending={pending === 'pdfUrl'}
          disabled={pending === 'calendarUrl'}
          onClick={() => send('pdfUrl')}
        >
          <DownloadIcon aria-hidden="true" className="size-5" />
          {t('slip.pdf')}
        </Button>
        {hasCalendar && (
          <Button
            variant="secondary"
            width="phone"
            pending={pending === 'calendarUrl'}
            disabled={pending === 'pdfUrl'}
            onClick={() => send('calendarUrl')}
          >
            <CalendarIcon aria-hidden="true" className="size-5" />
            {t('slip.calendar')}
          </Button>
        )}
      </Cluster>
      {failure && <FailureNotice error={failure} onRetry={retry} />}
      <p className="text-sm print:hidden">{t('slip.keep')}</p>
    </>
  )
}

/** Keys of the slip's lines in `confirmation:slip`. */
export type BringLine = 'bringSlip' | 'bringOriginals' | 'inPerson' | 'bringGuardian'

/** Whether the day of the slip is still to come: the office then checks the originals. */
const isExpected = (application: Application): boolean =>
  slipPurpose(application) === (hasAppointment(application) ? 'appointment' : 'collection')

/** What applicants bring to the office (A §2, A §5): the originals until they are checked, a guardian only with a child. */
export const whatToBring = (application: Application): readonly BringLine[] => [
  'bringSlip',
  ...(isExpected(application) ? (['bringOriginals'] as const) : []),
  'inPerson',
  ...(application.persons.some(({ applicant }) => applicant?.personal.under18) ? (['bringGuardian'] as const) : []),
]

export interface BringListProps {
  readonly application: Application
  readonly t: Translate
  readonly language: Language
  /** Lines below. */
  readonly children?: ReactNode
}

/** What to bring to the office, with the names of the documents. */
export const BringList = ({ application, t, language, children }: BringListProps) => {
  const names = documentsToBring(application.persons).map(({ name }) => name[language])
  const { deliverySiteName, officeName } = application
  const purpose = slipPurpose(application)
  const lines = {
    bringSlip:
      purpose === 'ready'
        ? t('application:next.ready', { site: (deliverySiteName ?? officeName)[language] })
        : t(purpose === 'appointment' ? 'confirmation:slip.bringSlip' : 'confirmation:slip.bringSlipCollection'),
    bringOriginals:
      names.length > 0
        ? t('confirmation:slip.originals', { documents: names.join(commaIn[language]) })
        : t('confirmation:slip.bringOriginals'),
    inPerson: t('confirmation:slip.inPerson'),
    bringGuardian: t('confirmation:slip.bringGuardian'),
  }
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5">
      {whatToBring(application).map((line) => (
        <li key={line}>{lines[line]}</li>
      ))}
      {children}
    </ul>
  )
}

/** Ticket and list of what to bring in Amharic, for the office. On every slip in another language. */
export const AmharicSheet = ({ application }: { readonly application: Application }) => {
  const { i18n } = useTranslation()
  const isOther = i18n.language !== 'am'
  const { data: t } = useQuery({
    queryKey: ['words', 'am', 'slip'],
    queryFn: () => loadFixedT(i18n, 'am', ['application', 'confirmation']),
    enabled: isOther,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!isOther || !t) return null
  return (
    <div lang="am" className="flex flex-col gap-3 break-inside-avoid">
      <VisitCard application={application} display={{ t, reader: { language: 'am', calendar: 'ethiopic' } }} />
      <BringList application={application} t={t} language="am" />
    </div>
  )
}

/** The slip of a paid application: day and time first, then barcode, applicants, what to bring, and the fee (A §5, B §1, D29). Readable in black and white. */
export const Slip = ({ application }: { readonly application: Application }) => {
  const display = useDisplayContext()
  const { helpLine } = usePortalConfig()
  const { t } = display
  const { requestId, persons, price, appointmentSlot, cancelSmsNumber } = application
  const number = persons.map(({ applicationNumber }) => applicationNumber).join(', ')
  const hasVisit = hasAppointment(application)
  const title = t(hasVisit ? 'confirmation:slip.title' : 'confirmation:slip.collectionTitle')
  const paid = price && {
    key: 'paid',
    label: t('confirmation:slip.paid'),
    value: t('payment:etb', { amount: formatAmount(price.total) }),
  }
  return (
    <PrintPage
      aria-label={title}
      letterhead={
        <p className="flex items-center justify-between gap-4 font-bold">
          <span className="flex items-center gap-3">
            <PortalEmblem className="size-10" />
            {t('shell:agency')}
          </span>
          <span className="shrink-0">{title}</span>
        </p>
      }
      actions={<PrintButton variant="primary">{t('confirmation:print')}</PrintButton>}
    >
      <VisitCard application={application}>
        <SlipBarcode requestId={requestId} number={number} />
      </VisitCard>
      <SlipFiles requestId={requestId} hasCalendar={isExpected(application)} />
      {!hasVisit && <p className="font-semibold">{t('application:next.collection')}</p>}
      <ApplicantsTable persons={persons} />
      <DetailRows rows={[...requestRows(application, slipFacts, display), ...(paid ? [paid] : [])]} />
      {appointmentSlot && <p className="text-sm text-muted">{t('status:addisTime')}</p>}
      <Block title={t('confirmation:slip.bring')} level={2}>
        <BringList application={application} t={t} language={display.reader.language}>
          {slipPurpose(application) === 'appointment' && appointmentSlot && (
            <li className="font-bold">{t('confirmation:slip.arrive', { minutes: earliestArrivalMinutes })}</li>
          )}
          <li>{t('confirmation:slip.forfeit')}</li>
          {cancelSmsNumber && <li>{t('status:cancel.bySms', { number: cancelSmsNumber })}</li>}
          <li>{t('confirmation:slip.help', { helpLine })}</li>
        </BringList>
      </Block>
      <AmharicSheet application={application} />
    </PrintPage>
  )
}
