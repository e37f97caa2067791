import { typedPhone } from '@invea/domain'
import { Grid } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'
import { TextField, type TextFieldProps } from '../wizard/index.ts'
import { Section } from './Section.tsx'

/** How one reaches the applicant (A §2): the phone by the portal's own rule, the mail address the same in both. */
export const ContactSection = ({ phone }: { readonly phone: Omit<TextFieldProps, 'field'> }) => {
  const { t } = useTranslation('applicant')
  return (
    <Section title={t('section.contact')}>
      <Grid className="lined-up">
        <TextField field="personal.phoneNumber" required type="tel" inputMode="tel" settle={typedPhone} {...phone} />
        <TextField
          field="personal.email"
          hint={t('emailHint')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
      </Grid>
    </Section>
  )
}
