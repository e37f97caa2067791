import { compareSpellings, type Language } from '@invea/domain'
import { geezNameParts } from '@invea/domain/applicant'
import type { ApplicantDraft } from '@invea/domain/drafts'
import { type GeezOrder, type GeezSeries, geezLetter, geezSeries } from '@invea/domain/names'
import { Button } from '@invea/ui'
import { useState } from 'react'
import { useTranslation } from '../i18n/i18n.ts'

// A separate chunk, because letters, sounds and known names are needed only with the first spelling.
export { suggestGeez } from '@invea/domain'

/** Finds another applicant's name of the group that sounds the same but has other letters, for families. Undefined without one. */
export const otherSpelling = (
  name: string,
  applicants: readonly ApplicantDraft[],
  position: number,
  language: Language,
): string | undefined =>
  name.trim() === ''
    ? undefined
    : applicants
        .filter((_, at) => at !== position)
        .flatMap(({ personal }) => geezNameParts.flatMap((part) => personal[part] ?? []))
        .find((other) => compareSpellings(name, other, language) === 'soundsAlike')

const series = Object.keys(geezSeries) as GeezSeries[]
const orders: readonly GeezOrder[] = [1, 2, 3, 4, 5, 6, 7, 8]

const key =
  'flex min-h-11 items-center justify-center rounded-md border border-edge bg-surface text-lg hover:border-primary'

export interface GeezKeyboardProps {
  readonly value: string
  readonly onChange: (value: string) => void
  /** Accessible name: the label of the field. */
  readonly label: string
}

/** A keyboard for Ge'ez letters: first the series, then its forms in the order taught at school, with the labialised one where it exists. */
export const GeezKeyboard = ({ value, onChange, label }: GeezKeyboardProps) => {
  const { t } = useTranslation('applicant')
  const [chosen, setChosen] = useState<GeezSeries>('ሀ')
  return (
    <fieldset className="rounded-lg border border-line bg-sunken p-3">
      <legend className="sr-only">{label}</legend>
      <div lang="am" className="grid grid-cols-8 gap-1.5">
        {orders.map((order) => {
          const letter = geezLetter(chosen, order)
          return (
            /\p{L}/u.test(letter) && (
              <button
                key={order}
                type="button"
                className={`${key} border-primary font-bold`}
                onClick={() => onChange(value + letter)}
              >
                {letter}
              </button>
            )
          )
        })}
      </div>
      <fieldset className="mt-3 border-t border-line pt-3">
        <legend className="sr-only">{t('keyboard.series')}</legend>
        <div lang="am" className="grid grid-cols-6 gap-1.5 sm:grid-cols-10">
          {series.map((letter) => (
            <button
              key={letter}
              type="button"
              aria-pressed={letter === chosen}
              className={`${key} aria-pressed:bg-primary-soft aria-pressed:border-primary`}
              onClick={() => setChosen(letter)}
            >
              {letter}
            </button>
          ))}
        </div>
      </fieldset>
      <Button
        size="small"
        variant="secondary"
        className="mt-3"
        aria-disabled={value === ''}
        onClick={() => onChange(Array.from(value).slice(0, -1).join(''))}
      >
        {t('keyboard.erase')}
      </Button>
    </fieldset>
  )
}
