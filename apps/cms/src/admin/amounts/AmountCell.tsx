import { amountText } from '@sira/contract/orders/amountText'
import Link from 'next/link'
import type { DefaultServerCellComponentProps } from 'payload'
import { adminAddress } from '../dashboard/adminAddress.ts'

/** One row of a column of amounts: Payload 3.90 would write « 150000 ». */
export function AmountCell(props: DefaultServerCellComponentProps) {
  const { cellData, collectionSlug, link } = props
  const words = typeof cellData === 'number' ? amountText(cellData, 'fr') : '—'
  // Payload 3.90 renders the cell of an empty list once, without a row.
  const { id } = (props.rowData ?? {}) as { id?: unknown }
  // Whoever puts this column first.
  if (!link || typeof id !== 'number') return words
  return (
    <Link href={adminAddress(collectionSlug, id)} prefetch={false}>
      {words}
    </Link>
  )
}
