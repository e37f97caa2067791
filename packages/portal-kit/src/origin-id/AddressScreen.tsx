import { AddressFields } from '../applicant/AddressScreen.tsx'
import { useTranslation } from '../i18n/index.ts'

/** A §3 Address: where a visitor stays in the country. */
export const AddressScreen = () => {
  const { t } = useTranslation('originId')
  return <AddressFields title={t('address.title')} intro={t('address.intro')} />
}
