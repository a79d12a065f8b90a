import Link from 'next/link'
import type { DefaultServerCellComponentProps } from 'payload'
import { recordAddress } from './recordAddress.ts'

/** One row of the column « Fiche »: the way to what was changed, as long as it is there. */
export function RecordCell({ payload, rowData }: DefaultServerCellComponentProps) {
  // Payload 3.90 renders the cell of an empty list once, without a row.
  const row: Record<string, unknown> = rowData ?? {}
  const href = recordAddress(payload.config, row)
  const words = [row.what, row.title].filter(Boolean).join('\u00a0: ')
  if (href === undefined) return words
  return (
    <Link href={href} prefetch={false}>
      {words}
    </Link>
  )
}
