import { type ContactDraft, checkContact, longestMessage } from '@invea/domain/account'
import { typedPhone } from '@invea/domain/applicant'
import type { Office } from '@invea/domain/appointment'
import type { Resources } from '@invea/locales'
import {
  Alert,
  Button,
  Card,
  DescriptionList,
  FocusOnArrival,
  PageSection,
  Skeleton,
  Split,
  Stack,
  Table,
} from '@invea/ui'
import { useCallback, useState } from 'react'
import { FormCaptcha, FormFrame, FormText, FormTextArea } from '../account/FormFields.tsx'
import { usePageForm } from '../account/use-page-form.ts'
import { ApiProvider } from '../api/ApiProvider.tsx'
import { usePortalApi } from '../api/api-context.ts'
import { usePortalConfig } from '../api/config-source.ts'
import { FailureNotice } from '../api/FailureNotice.tsx'
import { failureOf } from '../api/queries.ts'
import { useOffices } from '../api/use-offices.ts'
import { withProof } from '../api/with-proof.ts'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { HelpPanel, PageHead } from '../shell/PageParts.tsx'

type ContactField = keyof Resources['contact']['field']

const ContactFields = ({ takesFocus, onSent }: { takesFocus: boolean; onSent: () => void }) => {
  const { t } = useTranslation('contact')
  const api = usePortalApi()
  const labelOf = useCallback((field: string) => t(`field.${field as ContactField}`), [t])
  const form = usePageForm({
    initial: {},
    check: (draft: ContactDraft, now) =>
      checkContact({ ...draft, phoneNumber: typedPhone(draft.phoneNumber ?? '') }, { now }),
    // Another tab may have used up the proof.
    send: (...message) => withProof(api, 'contact', () => api.feedback.send(...message)),
    onSent,
  })
  return (
    <FormFrame name="contact" labelOf={labelOf} form={form} takesFocus={takesFocus}>
      <FormText field="firstName" autoComplete="given-name" />
      <FormText field="grandfatherName" autoComplete="family-name" />
      <FormText field="phoneNumber" formatOnBlur={typedPhone} type="tel" autoComplete="tel" />
      <FormText field="email" type="email" autoComplete="email" />
      <FormTextArea field="message" rows={5} maxLength={longestMessage} />
      <FormCaptcha form="contact" />
      <Button type="submit" width="phone" className="sm:self-start" pending={form.pending}>
        {t('form.submit')}
      </Button>
    </FormFrame>
  )
}

/** B §2: the feedback form. It shows the thank-you only after the service has accepted the message (G2). */
export const ContactForm = () => {
  const { t } = useTranslation('contact')
  const [sent, setSent] = useState(0)
  const [thanked, setThanked] = useState(false)
  if (!thanked) {
    return (
      <ContactFields
        key={sent}
        takesFocus={sent > 0}
        onSent={() => {
          setSent(sent + 1)
          setThanked(true)
        }}
      />
    )
  }
  return (
    <FocusOnArrival>
      <Stack gap={4}>
        <Alert tone="success" title={t('form.thanks')}>
          <p>{t('form.thanksHelp')}</p>
        </Alert>
        <div>
          <Button variant="secondary" onClick={() => setThanked(false)}>
            {t('form.another')}
          </Button>
        </div>
      </Stack>
    </FocusOnArrival>
  )
}

const CallLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone.replace(/\s/g, '')}`} className="inline-flex min-h-11 items-center">
    {phone}
  </a>
)

const HeadOffice = ({ office }: { office: Office }) => {
  const { t } = useTranslation('contact')
  const language = useLanguage()
  return (
    <DescriptionList>
      <DescriptionList.Row label={t('head')}>{office.name[language]}</DescriptionList.Row>
      <DescriptionList.Row label={t('address')}>{office.address[language]}</DescriptionList.Row>
      <DescriptionList.Row label={t('phone')}>
        <CallLink phone={office.phone} />
      </DescriptionList.Row>
      <DescriptionList.Row label={t('fax')}>{office.fax}</DescriptionList.Row>
    </DescriptionList>
  )
}

const Branches = ({ offices }: { offices: readonly Office[] }) => {
  const { t } = useTranslation('contact')
  const language = useLanguage()
  return (
    <Table
      caption={t('branches')}
      hideCaption
      rows={offices}
      rowKey={({ id }) => id}
      columns={[
        { id: 'branch', header: t('branch'), cell: ({ name }: Office) => name[language] },
        { id: 'phone', header: t('phone'), cell: ({ phone }: Office) => <CallLink phone={phone} /> },
        { id: 'fax', header: t('fax'), cell: ({ fax }: Office) => fax },
      ]}
    />
  )
}

/** B §2: address of the agency, and phone and fax of the nine branches, from the master data. */
export const BranchTable = () => {
  const { data, isLoadingError, error, refetch } = useOffices()
  if (isLoadingError) return <FailureNotice error={failureOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={9} />
  const [head, ...others] = data.offices
  return (
    <Stack gap={6}>
      {head?.main && <HeadOffice office={head} />}
      <Branches offices={head?.main ? others : data.offices} />
    </Stack>
  )
}

/** B §2: the second phone number, with a link that works abroad too, and the two social networks. The help panel shows the free line, the mailbox and the hours. */
const MoreWays = () => {
  const { t } = useTranslation('contact')
  const { supportPhone, facebookUrl, telegramUrl } = usePortalConfig()
  const networks = [
    { name: t('network.facebook'), url: facebookUrl },
    { name: t('network.telegram'), url: telegramUrl },
  ].filter(({ url }) => url)
  return (
    <Card>
      <Card.Title as="h2">{t('supportPhone')}</Card.Title>
      <p>
        <a href={`tel:${supportPhone.replace(/^0(?=\d{9}$)/, '+251')}`} className="inline-block py-2 text-lg font-bold">
          {supportPhone}
        </a>
      </p>
      {networks.length > 0 && (
        <>
          <Card.Title as="h2" className="mt-4">
            {t('social')}
          </Card.Title>
          <ul className="flex gap-5">
            {networks.map(({ name, url }) => (
              <li key={name}>
                <a href={url} rel="noopener" className="inline-block py-2">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

/** B §2: contact of the agency and its branches, and the feedback form. Fixed content is readable before any script runs. */
export const ContactScreen = () => {
  const { t } = useTranslation('contact')
  return (
    <>
      <PageHead title={t('title')} intro={t('summary')} />
      <PageSection space="tight">
        <Split
          asideFirst
          className="[--aside:20rem]"
          aside={
            <Stack gap={6}>
              <HelpPanel />
              <MoreWays />
            </Stack>
          }
        >
          <Stack gap={8}>
            <section aria-labelledby="leave-message">
              <h2 id="leave-message" className="mb-4">
                {t('form.title')}
              </h2>
              <Card>
                <ApiProvider fallback={<Skeleton lines={10} />}>
                  <ContactForm />
                </ApiProvider>
              </Card>
            </section>
            <section aria-labelledby="branches">
              <h2 id="branches" className="mb-4">
                {t('branches')}
              </h2>
              <ApiProvider fallback={<Skeleton lines={9} />}>
                <BranchTable />
              </ApiProvider>
            </section>
          </Stack>
        </Split>
      </PageSection>
    </>
  )
}
