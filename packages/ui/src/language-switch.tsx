import { cx } from 'class-variance-authority'
import type { ComponentProps, MouseEvent } from 'react'

export interface LanguageSwitchProps extends Omit<ComponentProps<'nav'>, 'onSelect'> {
  /** Accessible name of the navigation, "Language". */
  label: string
  /** Each language with its own name and the URL of this page in it. */
  languages: readonly { readonly code: string; readonly name: string; readonly href: string }[]
  /** The code of the language in use. */
  current: string
  /** Changes the language without loading the page; the handler then calls preventDefault. */
  onSelect?: (code: string, event: MouseEvent<HTMLAnchorElement>) => void
}

/** Links to the page in other languages. They work without scripts. */
export const LanguageSwitch = ({ label, languages, current, onSelect, className, ...rest }: LanguageSwitchProps) => (
  <nav aria-label={label} className={cx('print:hidden', className)} {...rest}>
    <ul className="flex flex-wrap gap-x-1">
      {languages.map(({ code, name, href }) => (
        <li key={code}>
          <a
            href={href}
            lang={code}
            hrefLang={code}
            aria-current={code === current ? 'true' : undefined}
            className="band-link inline-flex min-h-11 min-w-11 items-center justify-center text-sm aria-current:font-bold"
            onClick={(event) => onSelect?.(code, event)}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)
