import { isEasyToGuess, type PasswordStrength, passwordStrength, shortestPassword } from '@invea/domain'
import type { ComponentProps } from 'react'
import { FormPassword } from '../forms/index.ts'
import { useTranslation } from '../i18n/index.ts'

const levels = { veryWeak: 1, weak: 2, good: 3, strong: 4 } as const satisfies Record<PasswordStrength, number>

export const usePasswordWords = () => {
  const { t } = useTranslation('account')
  return { show: t('password.show'), hide: t('password.hide') }
}

interface Props extends Omit<ComponentProps<typeof FormPassword>, 'words' | 'strength' | 'hint' | 'autoComplete'> {
  /** What anyone who knows the person would try first: names, address, number. */
  ownWords: readonly (string | undefined)[]
}

/** A password that is chosen now: how long it must be, and how strong it is as it grows (B §2, B §5). */
export const StrongPassword = ({ ownWords, ...props }: Props) => {
  const { t } = useTranslation('account')
  const words = usePasswordWords()
  const typed = props.value ?? ''
  const level = passwordStrength(typed, ownWords)
  const strength = t('password.strength', { level: t(`password.level.${level}`) })
  return (
    <FormPassword
      {...props}
      words={words}
      hint={t('hint.password', { min: shortestPassword })}
      autoComplete="new-password"
      {...(props.value && {
        strength: {
          level: levels[level],
          children: isEasyToGuess(typed, ownWords) ? `${strength}. ${t('password.guessable')}` : strength,
        },
      })}
    />
  )
}
