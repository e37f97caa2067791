import { Alert, Button } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'
import { OpenOrder } from '../orders/OpenOrder.tsx'
import { PaymentOutcomeNotice } from '../orders/PaymentOutcomeNotice.tsx'
import { PricePanel } from '../orders/PricePanel.tsx'
import { RequestLink } from '../request-view/pages.tsx'
import { useApplication } from '../request-view/use-application.ts'
import { fieldHtmlId } from '../wizard/applicant-scope.ts'
import { StepForm } from '../wizard/StepForm.tsx'
import { useRequestField } from '../wizard/use-field.ts'
import { useFieldMessage } from '../wizard/use-issue.ts'
import { useFromWizard } from '../wizard/use-wizard.ts'
import { channelOf } from './order-payment.ts'
import { PaymentBasis } from './PaymentBasis.tsx'
import { PaymentFields } from './PaymentFields.tsx'

/** What became of a payment before, when the applicant comes back to choose another way. */
const LastOutcome = ({ requestId }: { readonly requestId: number }) => (
  <PaymentOutcomeNotice lastPayment={useApplication(requestId).data?.lastPayment} />
)

/** B §2 Payment as a step of the request: method and terms are answers of the draft, Proceed makes the order. */
const StoredPayment = ({ requestId }: { readonly requestId: number }) => {
  const { t } = useTranslation('payment')
  const [optionId, setOptionId] = useRequestField('payment.optionId')
  const [, setAmount] = useRequestField('payment.amount')
  const [, setChannel] = useRequestField('payment.channel')
  const [agreed = false, setAgreed] = useRequestField('payment.agreed')
  const optionError = useFieldMessage('payment.optionId')
  const agreedError = useFieldMessage('payment.agreed')
  const pending = useFromWizard(({ state }) => state().pending)
  return (
    <PaymentBasis requestId={requestId}>
      {({ options, price }) => (
        <StepForm>
          <LastOutcome requestId={requestId} />
          <OpenOrder requestId={requestId} />
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
            <Button asChild variant="secondary" width="phone">
              <RequestLink page="list">{t('returnToApplications')}</RequestLink>
            </Button>
            <Button type="submit" width="phone" pending={pending}>
              {t(pending ? 'proceeding' : 'proceed')}
            </Button>
          </div>
        </StepForm>
      )}
    </PaymentBasis>
  )
}

/** The payment needs a stored request; without one it says what comes before. */
export const PaymentStep = () => {
  const { t } = useTranslation('payment')
  const [requestId] = useRequestField('submitted.requestId')
  if (requestId === undefined) return <Alert tone="warning">{t('notPayable')}</Alert>
  return <StoredPayment requestId={requestId} />
}
