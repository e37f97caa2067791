// biome-ignore-all lint/a11y/noRedundantRoles: table elements laid out as blocks on a phone lose their roles in some browsers
import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

export interface Column<Row> {
  /** A unique key of the column. */
  readonly id: string
  /** The column header. */
  readonly header: string
  /** The content of a cell. */
  readonly cell: (row: Row) => ReactNode
  /** Aligns numbers at the end, so that their digits line up. */
  readonly align?: 'start' | 'end'
}

export interface TableProps<Row> extends Omit<ComponentProps<'table'>, 'rows'> {
  /** The title of the table. */
  caption: ReactNode
  /** Shows the caption to screen readers only, for tables below a heading with the same text. */
  hideCaption?: boolean
  /** The first column names the row. */
  columns: readonly Column<Row>[]
  /** The data, one item for each row. */
  rows: readonly Row[]
  /** Returns the unique key of a row. */
  rowKey: (row: Row) => string | number
}

/** A table. On a phone every row becomes a card that repeats the column names. */
export const Table = <Row,>({ caption, hideCaption, columns, rows, rowKey, className, ...rest }: TableProps<Row>) => (
  <table role="table" className={cx('block w-full border-collapse sm:table print:table', className)} {...rest}>
    <caption className={cx(hideCaption ? 'sr-only' : 'mb-2 block text-left font-semibold sm:table-caption')}>
      {caption}
    </caption>
    <thead className="sr-only sm:not-sr-only sm:table-header-group print:table-header-group">
      <tr role="row" className="border-b-2 border-primary">
        {columns.map(({ id, header, align }) => (
          <th
            key={id}
            role="columnheader"
            scope="col"
            className={cx('px-3 py-2 font-semibold', align === 'end' ? 'text-right' : 'text-left')}
          >
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="flex flex-col gap-3 sm:table-row-group print:table-row-group">
      {rows.map((row) => (
        <tr
          key={rowKey(row)}
          role="row"
          className="block rounded-lg border border-line bg-surface px-4 py-2 sm:table-row sm:border-x-0 sm:bg-transparent print:table-row"
        >
          {columns.map(({ id, header, cell, align }, index) => {
            const Cell = index === 0 ? 'th' : 'td'
            return (
              <Cell
                key={id}
                role={index === 0 ? 'rowheader' : 'cell'}
                scope={index === 0 ? 'row' : undefined}
                className={cx(
                  'grid items-baseline gap-x-4 py-1.5 align-baseline sm:table-cell sm:px-3 sm:py-2.5 print:table-cell',
                  index === 0 ? 'text-left font-semibold' : 'grid-cols-[minmax(min-content,1fr)_auto] font-normal',
                  align === 'end' && 'digits sm:text-right',
                )}
              >
                <span
                  aria-hidden="true"
                  className={cx('text-sm wrap-break-word text-muted sm:hidden print:hidden', index === 0 && 'hidden')}
                >
                  {header}
                </span>
                <span
                  className={cx(
                    index > 0 && 'ml-auto text-right',
                    index > 0 && align !== 'end' && 'sm:text-left print:text-left',
                  )}
                >
                  {cell(row)}
                </span>
              </Cell>
            )
          })}
        </tr>
      ))}
    </tbody>
  </table>
)
