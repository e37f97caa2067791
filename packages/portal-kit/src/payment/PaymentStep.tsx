import { Alert, Stack } from '@invea/ui'
import { StepForm } from '../application-form/StepFrame.tsx'
import { useFieldMessage, useFromWizard, useRequestField } from '../application-form/use-wizard.ts'
import { useApplication } from '../application-view/RequestViews.tsx'
import { useTranslation } from '../i18n/i18n.ts'
import { channelOf, PaymentBasis, PaymentFields } from './PaymentFields.tsx'
import { OpenOrder, PaymentOutcomeNotice } from './PaymentPanels.tsx'

/** B §2 Payment as a step of the request. Method and terms are stored in the draft, and Proceed makes the order. */
const StoredPayment = ({ requestId }: { readonly requestId: number }) => {
  const [optionId, setOptionId] = useRequestField('payment.optionId')
  const [, setAmount] = useRequestField('payment.amount')
  const [, setChannel] = useRequestField('payment.channel')
  const [agreed = false, setAgreed] = useRequestField('payment.agreed')
  const optionError = useFieldMessage('payment.optionId')
  const agreedError = useFieldMessage('payment.agreed')
  const pending = useFromWizard(({ state }) => state().pending)
  const { data: application } = useApplication(requestId)
  return (
    <Stack gap={6}>
      {/* Shown when the applicant returns after an order, perhaps to choose another option. */}
      {application && (
        <>
          <PaymentOutcomeNotice application={application} />
          <OpenOrder application={application} />
        </>
      )}
      <PaymentBasis requestId={requestId} application={application}>
        {({ options, price }) => (
          <StepForm>
            <PaymentFields
              requestId={requestId}
              price={price}
              options={options}
              optionId={optionId}
              onOption={(chosen) => {
                setOptionId(chosen)
                setAmount(price.total)
                setChannel(channelOf(options, chosen))
              }}
              agreed={agreed}
              onAgreed={setAgreed}
              optionError={optionError}
              agreedError={agreedError}
              pending={pending}
            />
          </StepForm>
        )}
      </PaymentBasis>
    </Stack>
  )
}

/** The payment needs a stored request; without one it shows the step to finish first. */
export const PaymentStep = () => {
  const { t } = useTranslation('payment')
  const [requestId] = useRequestField('submitted.requestId')
  if (requestId === undefined) return <Alert tone="warning">{t('notPayable')}</Alert>
  return <StoredPayment requestId={requestId} />
}
