import { Alert, Button, Stack } from '@invea/ui'
import { StepForm } from '../application-form/StepFrame.tsx'
import { fieldHtmlId, useFieldMessage, useFromWizard, useRequestField } from '../application-form/use-wizard.ts'
import { RequestLink } from '../application-view/pages.tsx'
import { useApplication } from '../application-view/RequestViews.tsx'
import { useTranslation } from '../i18n/i18n.ts'
import { channelOf, PaymentBasis, PaymentFields } from './PaymentFields.tsx'
import { OpenOrder, PaymentOutcomeNotice, PricePanel, useClosedReason, useOpenOrder } from './PaymentPanels.tsx'

/** B §2 Payment as a step of the request. Method and terms are stored in the draft, and Proceed makes the order. */
const StoredPayment = ({ requestId }: { readonly requestId: number }) => {
  const { t } = useTranslation('payment')
  const [optionId, setOptionId] = useRequestField('payment.optionId')
  const [, setAmount] = useRequestField('payment.amount')
  const [, setChannel] = useRequestField('payment.channel')
  const [agreed = false, setAgreed] = useRequestField('payment.agreed')
  const optionError = useFieldMessage('payment.optionId')
  const agreedError = useFieldMessage('payment.agreed')
  const pending = useFromWizard(({ state }) => state().pending)
  const { data: application } = useApplication(requestId)
  const closed = useClosedReason(application)
  const hasOrder = useOpenOrder(requestId) !== undefined
  // Shown when the applicant returns after an order, perhaps to choose another option.
  const earlier = application && (
    <>
      <PaymentOutcomeNotice application={application} />
      <OpenOrder application={application} />
    </>
  )
  const toApplications = (
    <Button asChild variant="secondary" width="phone">
      <RequestLink page="list">{t('returnToApplications')}</RequestLink>
    </Button>
  )
  if (closed)
    return (
      <Stack gap={6}>
        {earlier}
        <Alert tone="warning">{closed}</Alert>
        {toApplications}
      </Stack>
    )
  return (
    <PaymentBasis requestId={requestId}>
      {({ options, price }) => (
        <StepForm>
          {earlier}
          <PricePanel price={price} />
          <PaymentFields
            options={options}
            optionId={optionId}
            onOption={(chosen) => {
              setOptionId(chosen)
              setAmount(price.total)
              setChannel(channelOf(options, chosen))
            }}
            agreed={agreed}
            onAgreed={setAgreed}
            optionFieldId={fieldHtmlId('payment.optionId')}
            agreedFieldId={fieldHtmlId('payment.agreed')}
            optionError={optionError}
            agreedError={agreedError}
          />
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
            {toApplications}
            <Button type="submit" width="phone" variant={hasOrder ? 'secondary' : 'primary'} pending={pending}>
              {t(pending ? 'proceeding' : 'proceed')}
            </Button>
          </div>
        </StepForm>
      )}
    </PaymentBasis>
  )
}

/** The payment needs a stored request; without one it shows the step to finish first. */
export const PaymentStep = () => {
  const { t } = useTranslation('payment')
  const [requestId] = useRequestField('submitted.requestId')
  if (requestId === undefined) return <Alert tone="warning">{t('notPayable')}</Alert>
  return <StoredPayment requestId={requestId} />
}
