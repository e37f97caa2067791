import { cx } from 'class-variance-authority'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Tibeb } from '../illustrations/index.ts'
import { Container } from '../layout/index.ts'
import { PhoneMenu } from './phone-menu.tsx'

export interface HeaderProps {
  /** Above all: whose website it is, the languages on a phone. */
  notice?: ReactNode
  /** Emblem and name, usually a link home. */
  brand: ReactNode
  /** Above all on wide screens, in the menu on a phone: language, outside links. */
  utilities?: ReactNode
  /** `HeaderLink`s. */
  links: ReactNode
  /** Welcome and log out, or register and log in. */
  account?: ReactNode
  /** Names of the menu button and of the navigation. */
  words: { readonly menu: string; readonly navigation: string }
}

/** A §2. */
const fixedAfterPixels = 100

/** The head of the page; scrolled by more than 100 px it stays fixed at the top (A §2). */
export const Header = ({ notice, brand, utilities, links, account, words }: HeaderProps) => {
  const header = useRef<HTMLElement>(null)
  // Kept free while the band is fixed. Measured just before, while the band is still in the flow: what follows must not
  // move under a finger, and the form on a phone hides the header altogether.
  const [height, setHeight] = useState<number | undefined>(undefined)
  const fixed = height !== undefined
  useEffect(() => {
    const onScroll = () =>
      setHeight((before) => (window.scrollY > fixedAfterPixels ? (before ?? header.current?.offsetHeight) : undefined))
    onScroll()
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return (
    <header ref={header} className="print:hidden" style={height ? { minHeight: height } : undefined}>
      {notice}
      <div
        data-fixed={fixed || undefined}
        className={cx(
          'bg-brand text-on-brand [--color-focus:var(--color-on-brand)]',
          fixed && 'fixed inset-x-0 top-0 z-40 raised',
        )}
      >
        <Container>
          {utilities && !fixed && (
            <div className="hidden items-center justify-end gap-4 border-b border-current/20 lg:flex">{utilities}</div>
          )}
          <div className="flex min-h-16 items-center justify-between gap-2">
            {brand}
            <div className="hidden items-center gap-2 lg:flex">{account}</div>
            <PhoneMenu label={words.menu}>
              <nav aria-label={words.navigation}>
                <ul className="flex flex-col *:border-b *:border-current/20">{links}</ul>
              </nav>
              {account && <div className="flex flex-wrap gap-2">{account}</div>}
              {utilities}
            </PhoneMenu>
          </div>
          <nav aria-label={words.navigation} className="hidden lg:block">
            <ul className="-mx-1.5 flex flex-wrap text-sm [&_a]:px-1.5">{links}</ul>
          </nav>
        </Container>
        <Tibeb className="h-2 w-full text-accent" />
      </div>
    </header>
  )
}
