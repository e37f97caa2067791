import { geezNameMessages } from '@invea/locales'
import { Alert, Button, VisuallyHidden } from '@invea/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { TextField } from '../application-form/DraftFields.tsx'
import { useApplicantField, useApplicantPosition, useFromWizard } from '../application-form/use-wizard.ts'
import { useLanguage, useTranslation } from '../i18n/i18n.ts'
import { useFieldLabel } from '../i18n/issue-words.ts'
import { OfferButton } from './ScreenParts.tsx'

/** Letters, their sounds and known names; undefined until loaded. Without them a name can still be typed. */
const useGeezHelp = (isWanted: boolean) =>
  useQuery({
    queryKey: ['geez'],
    queryFn: () => import('./GeezKeyboard.tsx'),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnReconnect: true,
  }).data

export interface GeezHelpProps {
  readonly value: string
  readonly label: string
  readonly onChange: (value: string) => void
}

/** An on-screen keyboard, and a note about a name that the family spells in two ways. */
export const GeezHelp = ({ value, label, onChange }: GeezHelpProps) => {
  const { t } = useTranslation('applicant')
  const language = useLanguage()
  const position = useApplicantPosition()
  // Only a group has other names to compare, so that other input does not render the field again.
  const group = useFromWizard(({ store }) => {
    const { applicants } = store.draft().draft
    return applicants.length > 1 ? applicants : undefined
  })
  const [isOpen, setOpen] = useState(false)
  const help = useGeezHelp(isOpen || (group !== undefined && value !== ''))
  const other = group && help?.otherSpelling(value, group, position, language)
  const Keyboard = help?.GeezKeyboard
  return (
    <>
      <div>
        <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <span>
            {t(isOpen ? 'keyboard.close' : 'keyboard.open')}
            <VisuallyHidden>: {label}</VisuallyHidden>
          </span>
        </Button>
      </div>
      {isOpen && Keyboard && <Keyboard value={value} onChange={onChange} label={label} />}
      {other !== undefined && (
        <Alert tone="warning" live>
          <p>{t('soundAlike', { name: value.trim(), other })}</p>
          <OfferButton lang="am" className="mt-2" onClick={() => onChange(other)}>
            {other}
          </OfferButton>
        </Alert>
      )}
    </>
  )
}

/** Maximum number of suggestions. More do not fit on a phone and are rarely right. */
const offered = 3

/** Offers Ge'ez spellings of the Latin name typed above; a tap fills one in. */
export const GeezSuggestions = ({
  latin,
  onChoose,
}: {
  readonly latin: string
  readonly onChoose: (spelling: string) => void
}) => {
  const { t } = useTranslation('applicant')
  const name = latin.trim()
  const help = useGeezHelp(name !== '')
  const spellings = useMemo(() => (name === '' ? [] : (help?.suggestGeez(name, offered) ?? [])), [help, name])
  if (spellings.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="w-full text-sm text-muted">{t('geezSuggest')}</p>
      {spellings.map((spelling) => (
        <OfferButton key={spelling} lang="am" onClick={() => onChoose(spelling)}>
          {spelling}
        </OfferButton>
      ))}
    </div>
  )
}

type GeezName = keyof typeof geezNameMessages

const latinOf = {
  geezFirstName: 'firstName',
  geezFatherName: 'fatherName',
  geezGrandfatherName: 'grandfatherName',
} as const satisfies Record<GeezName, string>

/** A name in Ge'ez letters, with spellings offered from the Latin name. The message for a missing name is in Amharic too (A §5). */
export const GeezNameField = ({
  name,
  required = true,
  hinted = true,
}: {
  readonly name: GeezName
  readonly required?: boolean
  /** False when a text above explains how to write the name. */
  readonly hinted?: boolean
}) => {
  const { t } = useTranslation('applicant')
  const language = useLanguage()
  const [value = '', change] = useApplicantField(`personal.${name}`)
  const [latin = ''] = useApplicantField(`personal.${latinOf[name]}`)
  const label = useFieldLabel(`personal.${name}`)
  const inAmharic = (
    <span lang="am" className="block">
      {geezNameMessages[name]}
    </span>
  )
  const renderError = (message: string) => {
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
      renderError={renderError}
      {...(hinted && name === 'geezFirstName' && { hint: t('geezHint') })}
    >
      {value.trim() === '' && <GeezSuggestions latin={latin} onChoose={change} />}
      <GeezHelp value={value} label={label} onChange={change} />
    </TextField>
  )
}
