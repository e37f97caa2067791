import { geezNameMessages } from '@invea/locales'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import { TextField, useApplicantField, useFieldLabel } from '../wizard/index.ts'
import { GeezHelp } from './GeezHelp.tsx'
import { GeezSuggestions } from './GeezSuggestions.tsx'

type GeezName = keyof typeof geezNameMessages

/** The same name in Latin letters. */
const latinOf = {
  geezFirstName: 'firstName',
  geezFatherName: 'fatherName',
  geezGrandfatherName: 'grandfatherName',
} as const satisfies Record<GeezName, string>

/** A name in Ge'ez letters: spellings offered from the Latin one; missing, it is asked for in Amharic too (A §5). */
export const GeezNameField = ({
  name,
  required = true,
  hinted = true,
}: {
  readonly name: GeezName
  readonly required?: boolean
  /** False where the text above says how to write it. */
  readonly hinted?: boolean
}) => {
  const { t } = useTranslation('applicant')
  const language = useLanguage()
  const [value = '', change] = useApplicantField(`personal.${name}`)
  const [latin = ''] = useApplicantField(`personal.${latinOf[name]}`)
  const label = useFieldLabel(`personal.${name}`)
  const inAmharic = <span lang="am">{geezNameMessages[name]}</span>
  const tell = (message: string) => {
    if (value.trim() !== '') return message
    if (language === 'am') return inAmharic
    return (
      <>
        {message} {inAmharic}
      </>
    )
  }
  return (
    <TextField
      field={`personal.${name}`}
      required={required}
      lang="am"
      spellCheck={false}
      tell={tell}
      {...(hinted && name === 'geezFirstName' && { hint: t('geezHint') })}
    >
      {value.trim() === '' && <GeezSuggestions latin={latin} onChoose={change} />}
      <GeezHelp value={value} label={label} onChange={change} />
    </TextField>
  )
}
