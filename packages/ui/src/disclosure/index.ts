export { Accordion, Disclosure, type DisclosureProps } from './disclosure.tsx'
