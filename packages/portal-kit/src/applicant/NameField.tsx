import { joinedSpelling } from '@invea/domain'
import { Button } from '@invea/ui'
import { createContext, use } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { TextField, useApplicantField } from '../wizard/index.ts'
import { noWrapMessage } from './no-wrap-message.tsx'

/** True where the names come from elsewhere and are not typed here. */
export const FixedNames = createContext(false)

type NamePath = `personal.${'firstName' | 'fatherName' | 'grandfatherName'}`

/** A Latin name: shows how it will be printed, and offers the joined spelling where A-Z alone cannot carry it (D31). */
export const NameField = ({ field }: { readonly field: NamePath }) => {
  const { t } = useTranslation('applicant')
  const [name = '', change] = useApplicantField(field)
  const joined = joinedSpelling(name)
  return (
    <TextField
      field={field}
      required
      readOnly={use(FixedNames)}
      autoCapitalize="characters"
      spellCheck={false}
      className="uppercase"
      tell={noWrapMessage}
    >
      {joined !== undefined && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1" aria-live="polite">
          <p className="text-sm text-muted">{t('joinOffer')}</p>
          <Button size="small" variant="secondary" onClick={() => change(joined)}>
            {t('joinUse', { name: joined })}
          </Button>
        </div>
      )}
    </TextField>
  )
}
