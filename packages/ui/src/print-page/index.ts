export { PrintButton, PrintPage, type PrintPageProps } from './print-page.tsx'
