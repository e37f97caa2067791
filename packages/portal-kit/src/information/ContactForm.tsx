import { type ContactDraft, checkContact, longestMessage } from '@invea/domain/account'
import { typedPhone } from '@invea/domain/applicant'
import type { Resources } from '@invea/locales'
import { Alert, Button, Stack } from '@invea/ui'
import { useCallback, useState } from 'react'
import { FormCaptcha } from '../account/FormCaptcha.tsx'
import { FormText, FormTextArea } from '../account/FormField.tsx'
import { FormFrame } from '../account/FormFrame.tsx'
import { usePageForm } from '../account/use-page-form.ts'
import { usePortalApi } from '../api/api-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'

type ContactField = keyof Resources['contact']['field']

const Empty = ({ onSent }: { onSent: () => void }) => {
  const { t } = useTranslation('contact')
  const api = usePortalApi()
  const labelOf = useCallback((field: string) => t(`field.${field as ContactField}`), [t])
  const form = usePageForm({
    initial: {},
    check: (draft: ContactDraft, now) =>
      checkContact({ ...draft, phoneNumber: typedPhone(draft.phoneNumber ?? '') }, { now }),
    send: async (message, key) => {
      const sent = await api.feedback.send(message, key)
      if (!sent.ok) return sent.error
      onSent()
      return undefined
    },
  })
  return (
    <FormFrame name="contact" labelOf={labelOf} form={form}>
      <FormText field="firstName" autoComplete="given-name" />
      <FormText field="grandfatherName" autoComplete="family-name" />
      <FormText field="phoneNumber" settle={typedPhone} type="tel" autoComplete="tel" />
      <FormText field="email" type="email" autoComplete="email" />
      <FormTextArea field="message" rows={5} maxLength={longestMessage} />
      <FormCaptcha form="contact" />
      <Button type="submit" width="phone" className="sm:self-start" pending={form.pending}>
        {t('form.submit')}
      </Button>
    </FormFrame>
  )
}

/** B §2: the feedback form; the thank-you appears only once the service has accepted the message (G2). */
export const ContactForm = () => {
  const { t } = useTranslation('contact')
  const [sent, setSent] = useState(0)
  const [thanked, setThanked] = useState(false)
  if (!thanked) {
    return (
      <Empty
        key={sent}
        onSent={() => {
          setSent(sent + 1)
          setThanked(true)
        }}
      />
    )
  }
  return (
    <Stack gap={4}>
      <Alert tone="success" title={t('form.thanks')} live>
        <p>{t('form.thanksHelp')}</p>
      </Alert>
      <div>
        <Button variant="secondary" onClick={() => setThanked(false)}>
          {t('form.another')}
        </Button>
      </div>
    </Stack>
  )
}
