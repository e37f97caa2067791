import { cx } from 'class-variance-authority'
import { Menu } from 'lucide-react'
import { Slot } from 'radix-ui'
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Tibeb } from './illustrations.tsx'
import { Container } from './layout.tsx'

/** The first link of a page: jumps to `href`. Visible only while focused. */
export const SkipLink = ({ href = '#main', ...rest }: ComponentProps<'a'>) => (
  <a
    href={href}
    className="sr-only rounded-md bg-surface px-5 py-3 font-semibold focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-50"
    {...rest}
  />
)

export interface ShellProps {
  /** Text of the skip link. */
  skipLabel: string
  /** The page header. */
  header: ReactNode
  /** The page footer. */
  footer: ReactNode
  /** The content. */
  children: ReactNode
}

/** The frame of every page: skip link, header, `<main id="main">`, and a footer at or below the bottom of the window. */
export const Shell = ({ skipLabel, header, footer, children }: ShellProps) => (
  <div className="flex min-h-dvh flex-col">
    <SkipLink>{skipLabel}</SkipLink>
    {header}
    <main id="main" tabIndex={-1} className="flex-1">
      {children}
    </main>
    {footer}
  </div>
)

/** Focuses the heading of the open dialog or else of the page, without scrolling. Without a heading focuses the page, and returns false. */
export const focusHeading = (): boolean => {
  const targets = ['dialog[open] h2', 'main h1', '#main'].map((each) => document.querySelector<HTMLElement>(each))
  const found = targets.find((one) => one !== null)
  found?.setAttribute('tabindex', '-1')
  found?.focus({ preventScroll: true })
  return found !== undefined && found.id !== 'main'
}

export interface FooterProps {
  /** Columns: `FooterColumn`s, payment icons, the help line. */
  children: ReactNode
  /** The last line: who runs the service. */
  closing?: ReactNode
}

/** The page footer. */
export const Footer = ({ children, closing }: FooterProps) => (
  <footer className="mt-12 bg-brand text-on-brand [--color-focus:var(--color-on-brand)] print:hidden [&_a]:text-current">
    <Tibeb className="h-2 w-full text-accent" />
    <Container className="py-8">
      <div className="grid grid-cols-2 gap-6 lg:grid-cols-[2fr_1.3fr_1fr_1fr]">{children}</div>
      {closing && <div className="mt-8 border-t border-current/20 pt-4 text-sm">{closing}</div>}
    </Container>
  </footer>
)

export interface FooterColumnProps {
  /** The visible title. */
  title: ReactNode
  /** `HeaderLink`s or `<li>`s. */
  children: ReactNode
  /** Uses a whole row on a phone. `pair` also shows the list in two columns. */
  width?: 'row' | 'pair'
}

/** A titled list of links in the footer. */
export const FooterColumn = ({ title, width, children }: FooterColumnProps) => (
  <div className={width && 'max-lg:col-span-full'}>
    <p className="mb-1 font-display text-lg font-bold">{title}</p>
    <ul className={cx('-mx-2 text-sm', width === 'pair' && 'grid grid-cols-2 wrap-anywhere')}>{children}</ul>
  </div>
)

/** A menu that the browser opens without scripts. Scripts close it after a click on a link, on Escape, and when the focus leaves it. */
export const PhoneMenu = ({ label, children }: { label: string; children: ReactNode }) => {
  const closeAfterLink = ({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) => {
    if ((target as Element).closest('a')) currentTarget.open = false
  }
  const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>) => {
    if (key !== 'Escape' || !currentTarget.open) return
    currentTarget.open = false
    currentTarget.querySelector('summary')?.focus()
  }
  const closeBehindFocus = ({ relatedTarget, currentTarget }: FocusEvent<HTMLDetailsElement>) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
  }
  // The height is that of the window without the bars of the browser and of the page, also where `dvh` is unknown.
  return (
    <details className="lg:hidden" onClick={closeAfterLink} onKeyDown={closeOnEscape} onBlur={closeBehindFocus}>
      <summary className="flex min-h-11 list-none flex-col items-center justify-center rounded-md border border-current px-2 text-sm leading-none font-semibold [&::-webkit-details-marker]:hidden">
        <Menu aria-hidden="true" className="size-5" />
        {label}
      </summary>
      <div className="absolute inset-x-0 z-40 mt-2.5 flex max-h-[calc(100vh-9rem)] flex-col gap-3 overflow-y-auto bg-brand px-4 pb-5 raised">
        {children}
      </div>
    </details>
  )
}

export interface HeaderProps {
  /** Above the header: the owner of the website, and the languages on a phone. */
  notice?: ReactNode
  /** Emblem and name, usually a link home. */
  brand: ReactNode
  /** At the top on wide screens, in the menu on a phone: language, external links. */
  utilities?: ReactNode
  /** `HeaderLink`s. */
  links: ReactNode
  /** Welcome and log out, or register and log in. */
  account?: ReactNode
  /** Label of the menu button and the navigation. */
  menu: string
}

/** In CSS pixels (A §2). */
const fixedAfterPixels = 100

/** The page header. It becomes fixed after 100 px of scrolling (A §2). */
export const Header = ({ notice, brand, utilities, links, account, menu }: HeaderProps) => {
  const header = useRef<HTMLElement>(null)
  // Height to reserve while the band is fixed, so that the content does not jump. Measured when the band becomes fixed, because the
  // application form hides the header on a phone.
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
          <div className="flex min-h-16 flex-wrap items-center justify-between gap-2">
            {brand}
            <div className="hidden items-center gap-2 lg:flex">{account}</div>
            <PhoneMenu label={menu}>
              <nav aria-label={menu}>
                <ul className="flex flex-col *:border-b *:border-current/20">{links}</ul>
              </nav>
              {account && <div className="flex flex-wrap gap-2">{account}</div>}
              {utilities}
            </PhoneMenu>
          </div>
          <nav aria-label={menu} className="hidden lg:block">
            <ul className="-mx-1.5 flex flex-wrap text-sm [&_a]:px-1.5">{links}</ul>
          </nav>
        </Container>
        <Tibeb className="h-2 w-full text-accent" />
      </div>
    </header>
  )
}

/** A list item with one link of the header or footer; `asChild` for a router link. `aria-current="page"` marks the current page. */
export const HeaderLink = ({ asChild, className, ...rest }: ComponentProps<'a'> & { asChild?: boolean }) => {
  const Part = asChild ? Slot.Root : 'a'
  return (
    <li>
      <Part
        className={cx('band-link flex min-h-11 items-center py-1.5 leading-snug font-semibold', className)}
        {...rest}
      />
    </li>
  )
}
