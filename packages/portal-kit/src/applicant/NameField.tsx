import { joinedSpelling } from '@invea/domain'
import { type LatinName, Name } from '@invea/domain/names'
import { type ReactNode, use } from 'react'
import { TextField } from '../application-form/DraftFields.tsx'
import { useApplicantField } from '../application-form/use-wizard.ts'
import { useTranslation } from '../i18n/i18n.ts'
import { FixedNames, OfferButton } from './ScreenParts.tsx'

/** A range of letters such as A-Z, which a browser would break at its hyphen. */
const span = /\b([A-Za-z]-[A-Za-z])\b/

/** Keeps letter ranges such as A-Z on one line; the text is unchanged. */
export const noWrapMessage = (message: string): ReactNode =>
  message.split(span).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change their order
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )

/** What a browser calls each of the three names, as in the sign-up. */
export const autoCompletes = {
  firstName: 'given-name',
  fatherName: 'additional-name',
  grandfatherName: 'family-name',
} as const

/** Offers the joined spelling of a passport's name that contains more than the letters A-Z (D31). */
export const JoinedSpelling = ({ name, onUse }: { readonly name: string; readonly onUse: (name: string) => void }) => {
  const { t } = useTranslation('applicant')
  const joined = joinedSpelling(name)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 empty:absolute" aria-live="polite">
      {joined !== undefined && (
        <>
          <p className="text-sm text-muted">{t('joinOffer')}</p>
          <OfferButton onClick={() => onUse(joined)}>{t('joinUse', { name: joined })}</OfferButton>
        </>
      )}
    </div>
  )
}

/** A Latin name of a passport. */
export const NameField = ({ part }: { readonly part: keyof typeof autoCompletes }) => {
  const field = `personal.${part}` as const
  const [name = '', change] = useApplicantField(field)
  return (
    <TextField
      field={field}
      required
      readOnly={use(FixedNames).includes(field)}
      autoComplete={autoCompletes[part]}
      autoCapitalize="characters"
      spellCheck={false}
      className="uppercase"
      renderError={noWrapMessage}
    >
      <JoinedSpelling name={name} onUse={change} />
    </TextField>
  )
}

type NameSchema = typeof Name | typeof LatinName

const printed = (schema: NameSchema, name: string | undefined) => {
  const read = schema.safeParse(name)
  return read.success ? read.data : undefined
}

export interface PrintedNameProps {
  /** Rule for the names of the document. */
  readonly schema?: NameSchema
  readonly label?: string
}

/** Shows the three names as printed in the document, during typing. Leaves out names that cannot be printed yet. */
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
