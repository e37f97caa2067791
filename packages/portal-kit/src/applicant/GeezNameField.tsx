import { geezNameMessages } from '@invea/locales'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/index.ts'
import { TextField, useApplicantField } from '../wizard/index.ts'

type GeezName = keyof typeof geezNameMessages

/** A name in Ge'ez letters. Missing, it is asked for in Amharic too (A §5). */
export const GeezNameField = ({ name }: { readonly name: GeezName }) => {
  const { t } = useTranslation('applicant')
  const language = useLanguage()
  const [value = ''] = useApplicantField(`personal.${name}`)
  const inAmharic = <span lang="am">{geezNameMessages[name]}</span>
  return (
    <TextField
      field={`personal.${name}`}
      required
      lang="am"
      spellCheck={false}
      {...(name === 'geezFirstName' && { hint: t('geezHint') })}
      tell={(message) => {
        if (value.trim() !== '') return message
        return language === 'am' ? (
          inAmharic
        ) : (
          <>
            {message} {inAmharic}
          </>
        )
      }}
    />
  )
}
