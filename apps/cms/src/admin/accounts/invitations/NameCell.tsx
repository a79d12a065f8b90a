import type { DefaultServerCellComponentProps } from 'payload'
import { invitationWords } from './invitationWords.ts'

/** One row of the column « Nom »: who was invited and has not come yet is told apart. */
export function NameCell({ rowData }: DefaultServerCellComponentProps) {
  // Payload 3.90 renders the cell of an empty list once, without a row.
  const row: Record<string, unknown> = rowData ?? {}
  const invited = invitationWords(row.invitedUntil, new Date())
  return (
    <span className="sira-state">
      {typeof row.nom === 'string' && row.nom !== '' ? row.nom : 'Sans nom'}
      {invited !== undefined && <small>{invited}</small>}
    </span>
  )
}
