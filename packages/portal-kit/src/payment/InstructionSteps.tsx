import type { PaymentOrder } from '@invea/domain'
import { useTranslation } from '../i18n/index.ts'
import { Block } from '../request-view/ApplicantBlocks.tsx'
import { InstructionText } from './InstructionText.tsx'

/** How the order is paid, step by step, as the service or the provider says it (B §2, D21). */
export const InstructionSteps = ({ order: { optionName, instructions } }: { readonly order: PaymentOrder }) => {
  const { t } = useTranslation('payment')
  if (instructions.length === 0) return null
  return (
    <Block title={t('instruction.steps', { option: optionName })} level={2}>
      <ol className="flex list-decimal flex-col gap-2 pl-6 marker:font-bold">
        {instructions.map((html) => (
          <li key={html}>
            <InstructionText html={html} />
          </li>
        ))}
      </ol>
    </Block>
  )
}
