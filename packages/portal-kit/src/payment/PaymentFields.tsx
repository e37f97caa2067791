import type { PaymentOption } from '@invea/domain'
import { Checkbox, ChoiceCards, Stack } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'
import { PaymentTerms } from './PaymentTerms.tsx'

export interface PaymentFieldsProps {
  readonly options: readonly PaymentOption[]
  readonly optionId: string | undefined
  readonly onOption: (optionId: string) => void
  readonly agreed: boolean
  readonly onAgreed: (agreed: boolean) => void
  readonly optionFieldId: string
  readonly agreedFieldId: string
  readonly optionError?: string | undefined
  readonly agreedError?: string | undefined
}

/** A tile for each way to pay, and the terms box (B §2 Payment screen). */
export const PaymentFields = ({
  options,
  optionId = '',
  onOption,
  agreed,
  onAgreed,
  optionFieldId,
  agreedFieldId,
  optionError,
  agreedError,
}: PaymentFieldsProps) => {
  const { t } = useTranslation('payment')
  return (
    <Stack gap={6}>
      <ChoiceCards
        id={optionFieldId}
        legend={t('method')}
        columns={2}
        value={optionId}
        onChange={onOption}
        error={optionError}
      >
        {options.map(({ id, name, imageUrl, kind }) => (
          <ChoiceCards.Option
            key={id}
            value={String(id)}
            title={name}
            icon={
              <img
                src={imageUrl}
                alt=""
                width={48}
                height={48}
                className="size-12 rounded-md bg-[#fff] object-contain"
              />
            }
          >
            {t(`kind.${kind}`)}
          </ChoiceCards.Option>
        ))}
      </ChoiceCards>
      <PaymentTerms />
      <Checkbox
        id={agreedFieldId}
        checked={agreed}
        onChange={(event) => onAgreed(event.currentTarget.checked)}
        error={agreedError}
      >
        {t('terms')}
      </Checkbox>
    </Stack>
  )
}
