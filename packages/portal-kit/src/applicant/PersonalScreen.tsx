import { Alert, Stack } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'
import { useRequestType } from '../wizard/index.ts'
import { BirthSection } from './BirthSection.tsx'
import { ContactSection } from './ContactSection.tsx'
import { GeezNameField } from './GeezNameField.tsx'
import { MemberReuse } from './MemberReuse.tsx'
import { NameField } from './NameField.tsx'
import { PersonSection } from './PersonSection.tsx'
import { PrintedName } from './PrintedName.tsx'
import { Section } from './Section.tsx'

/** A §2 Personal Detail. */
export const PersonalScreen = () => {
  const { t } = useTranslation('applicant')
  const isCorrection = useRequestType() === 'correction'
  return (
    <Stack gap={8}>
      <MemberReuse />
      {isCorrection && <Alert>{t('correctedNames')}</Alert>}
      <Section title={t('section.name')}>
        <p>{t('nameIntro')}</p>
        <NameField field="personal.firstName" />
        <NameField field="personal.fatherName" />
        <NameField field="personal.grandfatherName" />
        <PrintedName />
      </Section>
      <Section title={t('section.geez')}>
        <GeezNameField name="geezFirstName" />
        <GeezNameField name="geezFatherName" />
        <GeezNameField name="geezGrandfatherName" />
      </Section>
      <BirthSection />
      <PersonSection />
      <ContactSection phone={{ hint: t('phoneHint'), autoComplete: 'tel-national' }} />
    </Stack>
  )
}
