import { Alert, Stack } from '@invea/ui'
import { SubmitCaptcha } from '../applicant/SubmitCaptcha.tsx'
import { useTranslation } from '../i18n/index.ts'
import { DetailFields } from './DetailFields.tsx'

/** The Origin ID's details in the place of the passport step, with the captcha that Submit asks for (A §2). */
export const DetailScreen = () => {
  const { t } = useTranslation('applicant')
  return (
    <Stack gap={8}>
      <DetailFields />
      <SubmitCaptcha part="originId" />
      <Alert>{t('passport.submitNote')}</Alert>
    </Stack>
  )
}
