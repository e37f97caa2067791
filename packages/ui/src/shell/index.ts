export { Footer, FooterColumn, type FooterProps } from './footer.tsx'
export { Header, type HeaderProps } from './header.tsx'
export { HeaderLink } from './header-link.tsx'
export { Shell, type ShellProps } from './shell.tsx'
