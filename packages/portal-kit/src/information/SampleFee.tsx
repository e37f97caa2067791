import { useTranslation } from '../i18n/index.ts'

/** Said of every price that is the sample data's, until the operator has set the agency's own (A §1 names none). */
export const SampleFee = () => {
  const { t } = useTranslation('originInfo')
  return <p className="mt-2 text-sm text-muted">{t('sampleFee')}</p>
}
