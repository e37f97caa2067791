import { type LatinName, Name } from '@invea/domain'
import { useTranslation } from '../i18n/index.ts'
import { useApplicantField } from '../wizard/index.ts'

type NameSchema = typeof Name | typeof LatinName

const printed = (schema: NameSchema, name: string | undefined) => {
  const read = schema.safeParse(name)
  return read.success ? read.data : undefined
}

export interface PrintedNameProps {
  /** The rule of the document's names. */
  readonly schema?: NameSchema
  readonly label?: string
}

/** The three names as the document will carry them, live while they are typed; what cannot be printed yet is left open. */
export const PrintedName = ({ schema = Name, label }: PrintedNameProps) => {
  const { t } = useTranslation('applicant')
  const [first] = useApplicantField('personal.firstName')
  const [father] = useApplicantField('personal.fatherName')
  const [grandfather] = useApplicantField('personal.grandfatherName')
  const names = [first, father, grandfather].map((name) => printed(schema, name))
  if (names.every((name) => name === undefined)) return null
  return (
    <p className="rounded-md border-l-4 border-accent bg-accent-soft px-4 py-2">
      <span className="block text-sm text-muted">{label ?? t('printed')}</span>
      <strong lang="en" className="font-mono text-lg tracking-wide">
        {names.map((name) => name ?? '…').join(' ')}
      </strong>
    </p>
  )
}
