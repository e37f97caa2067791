import type { IsoDate } from '@invea/domain'
import { filledByChoices, isTypedChild } from '@invea/domain/applicant'
import { isCaptchaValid } from '@invea/domain/appointment'
import type { ApplicantDraft, EditDraft, RequestDraft } from '@invea/domain/drafts'
import { fieldInDraft } from '@invea/domain/journeys'
import { correctionTypes } from '@invea/domain/services'
import { Button, type ButtonProps, Disclosure, focusField, Stack, useFieldIds } from '@invea/ui'
import { createContext, type ReactNode, useEffect, useRef, useState } from 'react'
import { Captcha } from '../api/Captcha.tsx'
import { SelectField } from '../application-form/DraftFields.tsx'
import {
  fieldHtmlId,
  useApplicantField,
  useApplicantPosition,
  useDraft,
  useFieldMessage,
  useFromWizard,
} from '../application-form/use-wizard.ts'
import { useTranslation } from '../i18n/i18n.ts'

/** Fields whose names come from the account and are read-only. */
export const FixedNames = createContext<readonly string[]>([])

/** What the edit wizard adds to the draft; undefined in the form of a new request. */
export const useEditing = (): EditDraft | undefined =>
  (useDraft() as RequestDraft & { readonly editing?: EditDraft }).editing

/** The day from which age and validity count: that of the submission for a stored request, such as later applicants of a group join. */
export const useSubmissionDay = (): IsoDate =>
  useFromWizard(({ facts }) => {
    const { today, submittedOn = today } = facts()
    return submittedOn
  })

export interface OptionalFieldsProps {
  readonly title: string
  /** Fields of this applicant: `personal.height`. */
  readonly fields: readonly string[]
  /** Whether the applicant has filled in one of them. */
  readonly isAnswered: (applicant: ApplicantDraft) => boolean
  readonly children: ReactNode
}

/** Optional fields in a closed disclosure, which opens when one of them has a value or an error. */
export const OptionalFields = ({ title, fields, isAnswered, children }: OptionalFieldsProps) => {
  const position = useApplicantPosition()
  const paths = new Set(fields.map((field) => fieldInDraft(field, position)))
  const answered = useFromWizard(({ store }) => {
    const applicant = store.draft().draft.applicants[position]
    return applicant !== undefined && isAnswered(applicant)
  })
  const refused = useFromWizard(({ issues }) => issues().some(({ field }) => paths.has(fieldInDraft(field, position))))
  const details = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(answered)
  useEffect(() => {
    if (answered || refused) setOpen(true)
  }, [answered, refused])
  const toggle = (isOpen: boolean) => {
    // Stays open with an error, because the error summary links to the field.
    if (!isOpen && refused && details.current) details.current.open = true
    else setOpen(isOpen)
  }
  return (
    <Disclosure ref={details} title={title} open={open} onToggle={toggle}>
      <Stack>{children}</Stack>
    </Disclosure>
  )
}

export const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Stack as="section">
    <h2 className="border-b border-line pb-1 text-xl">{title}</h2>
    {children}
  </Stack>
)

/** Fills in its field. The offer and its button are gone then, so the field takes the focus, and screen readers read its value. */
export const OfferButton = ({ onClick, ...rest }: ButtonProps & { readonly onClick: () => void }) => {
  const { controlId } = useFieldIds()
  const take = () => {
    onClick()
    focusField(controlId)
  }
  return <Button size="small" variant="secondary" onClick={take} {...rest} />
}

/** The type of error to correct (D43). */
export const CorrectionField = () => {
  const { t } = useTranslation(['applicant', 'choice', 'request'])
  return (
    <SelectField
      field="passport.correctionType"
      required
      // D43: no correction type names the birth place.
      hint={t('applicant:passport.birthPlaceHint', {
        correction: t('choice:correctionType.birthDate'),
        step: t('request:steps.personal-detail'),
      })}
      placeholder={t('applicant:choose')}
      choices={correctionTypes.map((value) => ({ value, label: t(`choice:correctionType.${value}`) }))}
    />
  )
}

/** Whether the answers are those of a child, also on a step without the birth date. */
export const useIsChild = (): boolean => {
  const [personal] = useApplicantField('personal')
  return useFromWizard(({ facts }) => isTypedChild(personal, facts()))
}

/** Who filled in the form of an Origin ID (R10). */
export const FilledByField = () => {
  const { t } = useTranslation(['originId', 'choice'])
  const isChild = useIsChild()
  return (
    <SelectField
      field="originId.filledBy"
      required={isChild}
      hint={t('originId:detail.filledByHint')}
      placeholder={t('originId:choose')}
      choices={filledByChoices.map((value) => ({ value, label: t(`choice:filledBy.${value}`) }))}
    />
  )
}

/** The captcha of the form with the Submit button (A §2). */
export const SubmitCaptcha = ({ part }: { readonly part: 'passport' | 'originId' }) => {
  const { site } = useDraft()
  const [humanUntil, keepHuman] = useApplicantField(`${part}.humanUntil`)
  const now = useFromWizard(({ facts }) => facts().now)
  const path = fieldInDraft(`${part}.captcha`, useApplicantPosition())
  const human = isCaptchaValid(humanUntil, now)
  // A captcha that was solved at the site step is valid for this form too.
  useEffect(() => {
    if (!human && isCaptchaValid(site.humanUntil, now)) keepHuman(site.humanUntil)
  }, [human, site.humanUntil, now, keepHuman])
  return (
    <Captcha
      id={fieldHtmlId(path)}
      form="passport"
      human={human}
      onHuman={keepHuman}
      error={useFieldMessage(`${part}.captcha`)}
    />
  )
}
