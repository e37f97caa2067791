import type { GalleryEntry } from '../gallery/entries.ts'
import { Money } from '../money/index.ts'
import { type Column, Table } from './index.ts'

interface Fee {
  readonly service: string
  readonly twoDays: number
  readonly fiveDays: number
}

const fees: readonly Fee[] = [
  { service: 'New', twoDays: 25_000, fiveDays: 20_000 },
  { service: 'Lost or stolen, with correction', twoDays: 40_500, fiveDays: 35_500 },
]

const columns: readonly Column<Fee>[] = [
  { id: 'service', header: 'Service', cell: ({ service }) => service },
  { id: 'two', header: 'Two days', align: 'end', cell: ({ twoDays }) => <Money amount={twoDays} currency="ETB" /> },
  { id: 'five', header: 'Five days', align: 'end', cell: ({ fiveDays }) => <Money amount={fiveDays} currency="ETB" /> },
]

const Entry = () => <Table caption="Urgent fees" columns={columns} rows={fees} rowKey={({ service }) => service} />

export default { title: 'Table', Entry } satisfies GalleryEntry
