import { Alert, Stack } from '@invea/ui'
import { Fragment } from 'react'
import { useRequestType } from '../application-form/use-wizard.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { GeezNameField } from './GeezNameField.tsx'
import { NameField, PrintedName } from './NameField.tsx'
import { BirthSection, ContactSection, MemberReuse, PersonSection } from './PersonSection.tsx'
import { Section } from './Section.tsx'

/** Latin and Ge'ez letters side by side, as they are printed. */
const names = [
  ['firstName', 'geezFirstName'],
  ['fatherName', 'geezFatherName'],
  ['grandfatherName', 'geezGrandfatherName'],
] as const

/** A §2 Personal Detail. */
export const PersonalScreen = () => {
  const { t } = useTranslation('applicant')
  const isCorrection = useRequestType() === 'correction'
  return (
    <Stack gap={8}>
      <MemberReuse />
      {isCorrection && <Alert>{t('correctedNames')}</Alert>}
      <Section title={t('section.name')}>
        <p>
          {t('nameIntro')} {t('geezHint')}
        </p>
        <div className="name-pairs lined-up">
          {names.map(([latin, geez]) => (
            <Fragment key={latin}>
              <NameField field={`personal.${latin}`} />
              <div className="has-[[aria-expanded=true]]:col-span-full">
                <GeezNameField name={geez} hinted={false} />
              </div>
            </Fragment>
          ))}
        </div>
        <PrintedName />
      </Section>
      <BirthSection />
      <PersonSection />
      <ContactSection phone={{ hint: t('phoneHint'), autoComplete: 'tel-national' }} />
    </Stack>
  )
}
