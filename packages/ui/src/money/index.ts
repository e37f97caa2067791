export { groupDigits } from './group-digits.ts'
export { Money, type MoneyProps } from './money.tsx'
