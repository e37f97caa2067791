import { attachmentTypes } from '@invea/domain'
import { replacementReasons } from '@invea/domain/applicant'
import { oldPassportDocument, shortValidityYears } from '@invea/domain/attachments'
import { pageRunOutAt, type ReplacementReason } from '@invea/domain/services'
import { Alert, Stack } from '@invea/ui'
import { useState } from 'react'
import { ChoiceField } from '../application-form/ChoiceField.tsx'
import { usePassportField } from '../application-form/use-wizard.ts'
import { DocumentChooser } from '../attachments/DocumentChooser.tsx'
import { notSubmitted } from '../attachments/file-cache.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { OldPassportFields } from './PassportScreen.tsx'
import { Section } from './ScreenParts.tsx'

/** The old passport's file (D36). Optional here; the documents step shows it as chosen. */
const OldPassportFile = ({ reason }: { readonly reason: ReplacementReason }) => {
  const { t } = useTranslation(['document', 'request', 'attachments'])
  const [isNotSaved, setIsNotSaved] = useState(false)
  const type = oldPassportDocument[reason]
  const name = `${t(`document:${type}`)} (${t('request:optional')})`
  return (
    <>
      {isNotSaved && (
        <Alert tone="warning" live>
          {t('attachments:notKept')}
        </Alert>
      )}
      <DocumentChooser
        requestPersonId={notSubmitted}
        document={{ attachmentTypeId: attachmentTypes[type], name: { en: name, am: name, om: name, ti: name } }}
        onNotSaved={() => setIsNotSaved(true)}
      />
    </>
  )
}

/** A §2 step 4: the reason for the replacement, and the old passport. The passport section and the documents step start with its data (D36). */
export const ReplacementScreen = () => {
  const { t } = useTranslation(['applicant', 'choice'])
  const [reason] = usePassportField('replacement.reason')
  const [party] = usePassportField('party')
  const texts = {
    expired: t('applicant:reason.expired'),
    pageRunOut: t('applicant:reason.pageRunOut', { pages: pageRunOutAt }),
    damaged: t('applicant:reason.damaged'),
    validReplacement: t('applicant:reason.validReplacement', { years: shortValidityYears }),
  }
  return (
    <Stack gap={8}>
      <ChoiceField
        field="replacement.reason"
        hideLabel
        hint={t('applicant:reason.hint')}
        choices={replacementReasons.map((reason) => ({
          value: reason,
          title: t(`choice:replacementReason.${reason}`),
          text: texts[reason],
        }))}
      />
      <Section title={t('applicant:section.oldPassport')}>
        {party === 'group' && <p>{t('applicant:reason.firstApplicant')}</p>}
        <OldPassportFields />
        {reason && <OldPassportFile key={oldPassportDocument[reason]} reason={reason} />}
      </Section>
    </Stack>
  )
}
