import { fieldInDraft, isHuman } from '@invea/domain'
import { useEffect } from 'react'
import { Captcha } from '../captcha/index.ts'
import {
  fieldHtmlId,
  useApplicantField,
  useApplicantPosition,
  useDraft,
  useFieldMessage,
  useFromWizard,
} from '../wizard/index.ts'

/** The captcha of the form that Submit stands on (A §2). */
export const SubmitCaptcha = ({ part }: { readonly part: 'passport' | 'originId' }) => {
  const { site } = useDraft()
  const [humanUntil, keepHuman] = useApplicantField(`${part}.humanUntil`)
  const now = useFromWizard(({ facts }) => facts().now)
  const path = fieldInDraft(`${part}.captcha`, useApplicantPosition())
  const human = isHuman(humanUntil, now)
  // The proof given at the site covers this form too: nobody is asked twice on one way.
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
