import { type PasswordStrength, passwordStrength, shortestPassword } from '@invea/domain'
import type { ComponentProps } from 'react'
import { FormPassword } from '../forms/index.ts'
import { useTranslation } from '../i18n/index.ts'

const levels = { veryWeak: 1, weak: 2, good: 3, strong: 4 } as const satisfies Record<PasswordStrength, number>

export const usePasswordWords = () => {
  const { t } = useTranslation('account')
  return { show: t('password.show'), hide: t('password.hide') }
}

type Props = Omit<ComponentProps<typeof FormPassword>, 'words' | 'strength' | 'hint' | 'autoComplete'>

/** A password that is chosen now: how long it must be, and how strong it is as it grows (B §2, B §5). */
export const StrongPassword = (props: Props) => {
  const { t } = useTranslation('account')
  const words = usePasswordWords()
  const level = passwordStrength(props.value ?? '')
  return (
    <FormPassword
      {...props}
      words={words}
      hint={t('hint.password', { min: shortestPassword })}
      autoComplete="new-password"
      {...(props.value && {
        strength: { level: levels[level], children: t('password.strength', { level: t(`password.level.${level}`) }) },
      })}
    />
  )
}
