import type { DefaultServerCellComponentProps } from 'payload'
import { roles, rolesOf } from '../../access/role.ts'

/** One row of the column « Rôle »: everything a person is. */
export function RolesCell({ rowData }: DefaultServerCellComponentProps) {
  // Payload 3.90 renders the cell of an empty list once, without a row.
  const row: Record<string, unknown> = rowData ?? {}
  return (
    rolesOf(row)
      .map((role) => roles[role])
      .join(', ') || 'Aucun'
  )
}
