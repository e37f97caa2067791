import { LatinName } from '@invea/domain/names'
import { Stack } from '@invea/ui'
import { TextField } from '../application-form/TextField.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { GeezNameField } from './GeezNameField.tsx'
import { PrintedName } from './NameField.tsx'
import { BirthSection, ContactSection, MemberReuse, PersonSection } from './PersonSection.tsx'
import { OptionalFields, Section } from './Section.tsx'

const names = ['firstName', 'fatherName', 'grandfatherName'] as const
const geezNames = ['geezFirstName', 'geezFatherName', 'geezGrandfatherName'] as const

/** A §2 Personal Detail by the rules of a foreign passport: accents, free nationality, a phone of any country (D31, R11). */
export const OriginIdPersonalScreen = () => {
  const { t } = useTranslation(['originId', 'applicant'])
  return (
    <Stack gap={8}>
      <MemberReuse />
      <Section title={t('applicant:section.name')}>
        <p>{t('originId:person.nameIntro')}</p>
        {names.map((name) => (
          <TextField
            key={name}
            field={`personal.${name}`}
            required
            autoCapitalize="characters"
            spellCheck={false}
            className="uppercase"
          />
        ))}
        <PrintedName schema={LatinName} label={t('originId:person.printed')} />
        <OptionalFields
          title={t('applicant:section.geez')}
          fields={geezNames.map((name) => `personal.${name}`)}
          isAnswered={({ personal }) => geezNames.some((name) => personal[name])}
        >
          <p>{t('originId:person.geezIntro')}</p>
          {geezNames.map((name) => (
            <GeezNameField key={name} name={name} required={false} />
          ))}
        </OptionalFields>
      </Section>
      <BirthSection certificate="required" certificateHint={t('originId:person.certificateHint')} />
      <PersonSection
        nationality="foreign"
        nationalityHint={t('originId:person.nationalityHint')}
        occupation="required"
      />
      <ContactSection
        phone={{
          hint: t('originId:person.phoneHint'),
          autoComplete: 'tel',
        }}
      />
    </Stack>
  )
}
