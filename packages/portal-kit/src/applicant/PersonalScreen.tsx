import { geezNameParts, namePairs, nameParts, offersDataCorrection } from '@invea/domain/applicant'
import type { OriginIdDraft } from '@invea/domain/drafts'
import { LatinName } from '@invea/domain/names'
import { fittingServices } from '@invea/domain/services'
import { Alert, Cluster, Stack } from '@invea/ui'
import { Fragment, use } from 'react'
import { usePortalConfig } from '../api/config-source.ts'
import { TextField } from '../application-form/DraftFields.tsx'
import {
  useApplicantField,
  useApplicantPosition,
  useDraft,
  useEditDraft,
  useFromWizard,
  useRequestType,
} from '../application-form/use-wizard.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { dayOf } from './DayField.tsx'
import { GeezNameField } from './GeezNameField.tsx'
import { autoCompletes, NameField, PrintedName } from './NameField.tsx'
import { BirthSection, ContactSection, MemberReuse, PersonSection } from './PersonSection.tsx'
import {
  FilledByField,
  FixedNames,
  OfferButton,
  OptionalFields,
  Section,
  useEditing,
  useSubmissionDay,
} from './ScreenParts.tsx'

/** A §2 Personal Detail. */
export const PersonalScreen = () => {
  const { t } = useTranslation(['applicant', 'field', 'request'])
  const requestType = useRequestType() ?? 'unknown'
  // A Change link opens only this step. The box is then in another block of the application.
  const isOnlyStep = useFromWizard(({ journey }) => journey.steps.length === 1)
  const named = {
    correction: t('field:passport.dataCorrected'),
    section: t(isOnlyStep ? 'request:steps.passport-info' : 'applicant:section.oldPassport'),
  }
  const isFixed = use(FixedNames).length > 0
  return (
    <Stack gap={8}>
      <MemberReuse />
      {requestType === 'correction' && !isFixed && <Alert>{t('correctedNames')}</Alert>}
      <Section title={t('section.name')}>
        <p>
          {!isFixed && (offersDataCorrection(requestType) ? t('nameIntroOld', named) : t('nameIntro'))} {t('geezHint')}
        </p>
        <div className="name-pairs lined-up">
          {namePairs.map(([latin, geez]) => (
            <Fragment key={latin}>
              <NameField part={latin} />
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

/** A §1: when the birth date contradicts the service, offers the services that fit. All answers stay. */
const ServiceOffer = () => {
  const { t } = useTranslation(['originId', 'choice'])
  const today = useFromWizard(({ facts }) => facts().today)
  const day = useSubmissionDay()
  const { service, submitted } = useDraft() as OriginIdDraft
  const editing = useEditing()
  const [typed] = useApplicantField('personal.birthDate')
  const edit = useEditDraft<OriginIdDraft>()
  const position = useApplicantPosition()
  const { helpLine } = usePortalConfig()
  const birthDate = dayOf(typed)
  if (!service || !birthDate || birthDate > today) return null
  const fitting = fittingServices({ service, birthDate, day, storedBirthDate: editing?.storedBirthDate })
  if (fitting.length === 0) return null
  // All applicants of a group have the service of the first one, which is fixed once that one has been submitted.
  if (editing) return <Alert tone="warning">{t('originId:person.serviceFixed', { helpLine })}</Alert>
  if (submitted || position > 0) return <Alert tone="warning">{t('originId:person.serviceOfGroup')}</Alert>
  return (
    <Alert tone="warning" title={t('originId:person.serviceFits')} live>
      <Cluster className="mt-2">
        {fitting.map((one) => (
          <OfferButton key={one} onClick={() => edit((before) => ({ ...before, service: one }))}>
            {t(`choice:originIdService.${one}`)}
          </OfferButton>
        ))}
      </Cluster>
    </Alert>
  )
}

/** A §2 Personal Detail by the rules of a foreign passport: accents, free nationality, a phone of any country (D31, R11). */
export const OriginIdPersonalScreen = () => {
  const { t } = useTranslation(['originId', 'applicant'])
  const editing = useEditing()
  const [isChild = false] = useApplicantField('personal.under18')
  return (
    <Stack gap={8}>
      <MemberReuse />
      <Section title={t('applicant:section.name')}>
        <p>{t('originId:person.nameIntro')}</p>
        {nameParts.map((name) => (
          <TextField
            key={name}
            field={`personal.${name}`}
            required
            autoComplete={autoCompletes[name]}
            autoCapitalize="characters"
            spellCheck={false}
            className="uppercase"
          />
        ))}
        <PrintedName schema={LatinName} label={t('originId:person.printed')} />
        <OptionalFields
          title={t('applicant:section.geez')}
          fields={geezNameParts.map((name) => `personal.${name}`)}
          isAnswered={({ personal }) => geezNameParts.some((name) => personal[name])}
        >
          <p>{t('originId:person.geezIntro')}</p>
          {geezNameParts.map((name) => (
            <GeezNameField key={name} name={name} required={false} />
          ))}
        </OptionalFields>
      </Section>
      <BirthSection certificate="required" certificateHint={t('originId:person.certificateHint')}>
        <ServiceOffer />
      </BirthSection>
      <PersonSection
        nationality="foreign"
        nationalityHint={t('originId:person.nationalityHint')}
        occupation="required"
      />
      <ContactSection phone={{ hint: t('originId:person.phoneHint'), autoComplete: 'tel' }} />
      {editing && editing.base.personal.under18 !== isChild && <FilledByField />}
    </Stack>
  )
}
