export { type Column, Table, type TableProps } from './table.tsx'
