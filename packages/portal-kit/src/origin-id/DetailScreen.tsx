import { Alert, Stack } from '@invea/ui'
import { useTranslation } from 'react-i18next'
import { SubmitCaptcha } from '../applicant/SubmitCaptcha.tsx'
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
