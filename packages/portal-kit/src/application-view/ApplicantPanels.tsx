import type { Application } from '@invea/domain'
import { type ApplicationPerson, finalStatuses, isOneOf, slipPurpose } from '@invea/domain/application'
import { earliestArrivalMinutes } from '@invea/domain/appointment'
import { amharicForfeit, amharicNotice } from '@invea/locales'
import { Accordion, Alert, Disclosure } from '@invea/ui'
import { usePortalConfig } from '../api/config-source.ts'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { fullName } from '../shell/display-context.ts'
import { ApplicantBlocks } from './ApplicantBlocks.tsx'
import type { ChangeLinks } from './DetailRows.tsx'

interface PanelsProps {
  readonly application: Application
  /** Change links of the blocks, if any. */
  readonly change?: ChangeLinks | undefined
}

const Person = ({
  person,
  level,
  ...panels
}: PanelsProps & { readonly person: ApplicationPerson; readonly level: 2 | 3 }) => {
  const { helpLine } = usePortalConfig()
  const { t } = useTranslation()
  // B §2: a person without data.
  if (!person.applicant)
    return (
      <Alert tone="danger" title={t('summary:problem')}>
        {t('summary:problemHelp', { helpLine })}
      </Alert>
    )
  return <ApplicantBlocks person={person} level={level} {...panels} />
}

/** The applicants of a request: a single one directly, a group as panels titled by name or 'Applicant N' (B §2). */
export const ApplicantPanels = (panels: PanelsProps) => {
  const { t } = useTranslation()
  const { persons } = panels.application
  const [first, ...others] = persons
  if (first && others.length === 0) return <Person person={first} level={2} {...panels} />
  return (
    <Accordion>
      {persons.map((person, at) => (
        <Disclosure
          key={person.requestPersonId}
          headingLevel={2}
          open={at === 0}
          title={person.applicant ? fullName(person.applicant.personal) : t('summary:applicantN', { n: at + 1 })}
          aside={<span className="text-sm text-muted">{person.applicationNumber}</span>}
        >
          <Person person={person} level={3} {...panels} />
        </Disclosure>
      ))}
    </Accordion>
  )
}

/** The terms of the confirmation: in Amharic as specified (B §2), with the reader's language beside it (D29). A paid application needs no payment instructions, an ended one nothing. */
export const AmharicNotice = ({ application }: { readonly application: Application }) => {
  const { t } = useTranslation(['summary', 'application'])
  const isOther = useLanguage() !== 'am'
  if (isOneOf(finalStatuses, application.status)) return null
  const isPaid = application.status === 'paymentCompleted'
  return (
    <Alert
      tone="warning"
      title={
        (isOther || !isPaid) && (
          <>
            <span lang="am" className="block">
              {isPaid ? amharicForfeit : amharicNotice}
            </span>
            {isOther && !isPaid && <span className="block">{t('banner')}</span>}
          </>
        )
      }
    >
      <ul className="mt-2 flex list-disc flex-col gap-1 pl-5">
        {slipPurpose(application) === 'appointment' && (
          <li>
            {application.appointmentSlot
              ? t('arrive', { minutes: earliestArrivalMinutes })
              : t('application:visit.noTime')}
          </li>
        )}
        <li>{t('forfeit')}</li>
      </ul>
    </Alert>
  )
}
