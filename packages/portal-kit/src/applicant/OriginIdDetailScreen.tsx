import { longestCorrectionNote, requiresField, typedPhone, visaTypes } from '@invea/domain/applicant'
import type { OriginIdDraft } from '@invea/domain/drafts'
import { Alert, Grid, Stack } from '@invea/ui'
import { CheckField } from '../application-form/CheckField.tsx'
import { onlyDigits, SelectField, TextField } from '../application-form/DraftFields.tsx'
import { useDraft } from '../application-form/use-wizard.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { CountryField, NumberField } from './OriginIdCardFields.tsx'
import { CorrectionField, FilledByField, OptionalFields, Section, SubmitCaptcha, useIsChild } from './ScreenParts.tsx'

/** A §3, Origin ID extra fields. Those that an individual fills in on the site step are shown here only in the edit. */
export const DetailFields = () => {
  const { t } = useTranslation(['originId', 'choice'])
  const { party, service = 'new' } = useDraft() as OriginIdDraft
  const visa = requiresField(service, 'visaType')
  const counted = requiresField(service, 'timesLost')
  const placeholder = t('originId:choose')
  const title = t(`originId:detail.${visa ? 'visa' : counted ? 'lost' : 'card'}`)
  // In a request, an individual fills these in on the site step.
  const grouped = party !== 'individual'
  const isChild = useIsChild()
  const about = (
    <Grid className="lined-up">
      {grouped && <CountryField />}
      <TextField
        field="originId.localPhoneNumber"
        hint={t('originId:detail.localPhoneHint')}
        type="tel"
        inputMode="tel"
        formatOnBlur={typedPhone}
      />
      <FilledByField />
    </Grid>
  )
  return (
    <Stack gap={8}>
      {service === 'correction' && (
        <Section title={t('originId:detail.correction')}>
          <p>{t('originId:detail.correctionHint')}</p>
          <CorrectionField />
          <TextField field="originId.correctionNote" maxLength={longestCorrectionNote} />
        </Section>
      )}
      {(visa || counted || grouped) && (
        <Section title={title}>
          {grouped && <NumberField service={service} />}
          {visa && (
            <>
              <SelectField
                field="originId.visaType"
                required
                width="half"
                placeholder={placeholder}
                choices={visaTypes.map((value) => ({ value, label: t(`choice:visaType.${value}`) }))}
              />
              <CheckField field="originId.visaIssuedOnline" />
            </>
          )}
          {counted && (
            <TextField
              field="originId.timesLost"
              required
              width="half"
              hint={t('originId:detail.timesLostHint')}
              inputMode="numeric"
              formatOnInput={onlyDigits(2)}
            />
          )}
        </Section>
      )}
      {grouped || isChild ? (
        <Section title={t('originId:detail.about')}>{about}</Section>
      ) : (
        <OptionalFields
          title={t('originId:detail.about')}
          fields={['originId.localPhoneNumber', 'originId.filledBy']}
          isAnswered={({ originId }) => Boolean(originId?.localPhoneNumber || originId?.filledBy)}
        >
          {about}
        </OptionalFields>
      )}
    </Stack>
  )
}

/** The Origin ID's details instead of the passport step, with the captcha that Submit requires (A §2). */
export const OriginIdDetailScreen = () => {
  const { t } = useTranslation('applicant')
  return (
    <Stack gap={8}>
      <DetailFields />
      <SubmitCaptcha part="originId" />
      <Alert>{t('passport.submitNote')}</Alert>
    </Stack>
  )
}
