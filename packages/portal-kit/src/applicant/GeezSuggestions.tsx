import { Button } from '@invea/ui'
import { useEffect, useState } from 'react'
import { useTranslation } from '../i18n/index.ts'

/** So many are offered: beyond them the right one is rare, and a phone has room for no more. */
const offered = 3

/** Spellings of a Latin name, once their table has come; none while there is nothing to spell. */
const useSuggestions = (latin: string): readonly string[] => {
  const [found, setFound] = useState<{ readonly latin: string; readonly spellings: readonly string[] }>()
  useEffect(() => {
    if (latin === '') return
    let wanted = true
    const look = async () => {
      const { suggestGeez } = await import('./geez-spelling.ts')
      if (wanted) setFound({ latin, spellings: suggestGeez(latin, offered) })
    }
    // Suggestions are a help: without their table the name is typed, as it would be anyway.
    look().catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [latin])
  return found?.latin === latin ? found.spellings : []
}

/** Offers Ge'ez spellings of the Latin name typed above; one tap takes one over, nothing is filled in unasked. */
export const GeezSuggestions = ({
  latin,
  onChoose,
}: {
  readonly latin: string
  readonly onChoose: (spelling: string) => void
}) => {
  const { t } = useTranslation('applicant')
  const spellings = useSuggestions(latin.trim())
  if (spellings.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p className="w-full text-sm text-muted">{t('geezSuggest')}</p>
      {spellings.map((spelling) => (
        <Button key={spelling} size="small" variant="secondary" lang="am" onClick={() => onChoose(spelling)}>
          {spelling}
        </Button>
      ))}
    </div>
  )
}
