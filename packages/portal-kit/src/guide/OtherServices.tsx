import { Disclosure } from '@invea/ui'
import { useTranslation } from '../i18n/index.ts'

export interface OtherService {
  readonly id: string
  readonly name: string
  /** Whom it is for. */
  readonly rule: string
}

/** The services that are not the answer, each with the rule that says whom it is for. */
export const OtherServices = ({ services }: { readonly services: readonly OtherService[] }) => {
  const { t } = useTranslation('guide')
  return (
    <Disclosure title={t('result.others')}>
      <dl className="flex flex-col gap-3">
        {services.map(({ id, name, rule }) => (
          <div key={id}>
            <dt className="font-semibold">{name}</dt>
            <dd className="text-muted">{rule}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}
