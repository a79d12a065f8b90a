'use client'

import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'

/** A picture by what it shows, with the name of its file below. */
export function PictureCell(props: DefaultCellComponentProps) {
  const { cellData, link } = props
  // Payload 3.90 renders the cell of an empty list once, without a row.
  const { alternativeText, caption } = (props.rowData ?? {}) as Record<string, unknown>
  const words = alternativeText || caption || cellData
  return (
    <>
      <RenderDefaultCell
        clientProps={{ ...props, cellData: words }}
        columnIndex={0}
        isLinkedColumn={link === true}
      />
      {words !== cellData && <small className="sira-file-name">{String(cellData)}</small>}
    </>
  )
}
