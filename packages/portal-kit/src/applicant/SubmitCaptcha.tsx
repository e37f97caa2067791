import { isHuman } from '@invea/domain/appointment'
import { fieldInDraft } from '@invea/domain/journeys'
import { useEffect } from 'react'
import { Captcha } from '../api/Captcha.tsx'
import {
  fieldHtmlId,
  useApplicantField,
  useApplicantPosition,
  useDraft,
  useFieldMessage,
  useFromWizard,
} from '../application-form/use-wizard.ts'

/** The captcha of the form with the Submit button (A §2). */
export const SubmitCaptcha = ({ part }: { readonly part: 'passport' | 'originId' }) => {
  const { site } = useDraft()
  const [humanUntil, keepHuman] = useApplicantField(`${part}.humanUntil`)
  const now = useFromWizard(({ facts }) => facts().now)
  const path = fieldInDraft(`${part}.captcha`, useApplicantPosition())
  const human = isHuman(humanUntil, now)
  // The check passed at the site step covers this form too.
  useEffect(() => {
    if (!human && isHuman(site.humanUntil, now)) keepHuman(site.humanUntil)
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
