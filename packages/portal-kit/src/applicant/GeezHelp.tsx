import { Alert, Button } from '@invea/ui'
import { useEffect, useState } from 'react'
import { useLanguage, useTranslation } from '../i18n/index.ts'
import { useApplicantPosition } from '../wizard/applicant-scope.ts'
import { useDraft } from '../wizard/use-wizard.ts'

type Help = typeof import('./geez-spelling.ts')

/** The letters and their sounds, once they have come; typing does not wait for them. */
const useGeezHelp = (isWanted: boolean): Help | undefined => {
  const [help, setHelp] = useState<Help>()
  useEffect(() => {
    if (!isWanted || help) return
    // A help that cannot be fetched is left out: the name can be typed all the same.
    void import('./geez-spelling.ts').then(setHelp, () => undefined)
  }, [isWanted, help])
  return help
}

export interface GeezHelpProps {
  readonly value: string
  readonly label: string
  readonly onChange: (value: string) => void
}

/** An on-screen keyboard for devices without one, and a word about a name that the family spells in two ways. */
export const GeezHelp = ({ value, label, onChange }: GeezHelpProps) => {
  const { t } = useTranslation('applicant')
  const language = useLanguage()
  const position = useApplicantPosition()
  const { applicants } = useDraft()
  const [isOpen, setOpen] = useState(false)
  const help = useGeezHelp(isOpen || (applicants.length > 1 && value !== ''))
  const other = help?.otherSpelling(value, applicants, position, language)
  const Keyboard = help?.GeezKeyboard
  return (
    <>
      <div>
        <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'keyboard.close' : 'keyboard.open')}
        </Button>
      </div>
      {isOpen && Keyboard && <Keyboard value={value} onChange={onChange} label={label} />}
      {other !== undefined && (
        <Alert tone="warning" live>
          <p>{t('soundAlike', { name: value.trim(), other })}</p>
          <Button size="small" variant="secondary" lang="am" className="mt-2" onClick={() => onChange(other)}>
            {other}
          </Button>
        </Alert>
      )}
    </>
  )
}
