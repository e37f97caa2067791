import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Table } from './table.tsx'

afterEach(cleanup)

test('is a table with row headers in the first column', () => {
  render(
    <Table
      caption="Urgent fees"
      rows={[{ service: 'New', days: 2 }]}
      rowKey={({ service }) => service}
      columns={[
        { id: 'service', header: 'Service', cell: ({ service }) => service },
        { id: 'days', header: 'Days', align: 'end', cell: ({ days }) => days },
      ]}
    />,
  )
  const table = screen.getByRole('table', { name: 'Urgent fees' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Service', 'Days'])
  expect(within(table).getByRole('rowheader', { name: 'New' })).toBeTruthy()
  expect(within(table).getByRole('cell', { name: '2' })).toBeTruthy()
})
