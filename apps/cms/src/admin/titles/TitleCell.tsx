'use client'

import { RenderDefaultCell, useConfig } from '@payloadcms/ui'
import type { DefaultCellComponentProps } from 'payload'
import { untitled } from './titleWords.ts'

/** The title of a row; where a draft has none yet, what it is: Payload would write a dash. */
export function TitleCell(props: DefaultCellComponentProps) {
  const { getEntityConfig } = useConfig()
  const { cellData, collectionSlug, link } = props
  const singular = getEntityConfig({ collectionSlug }).labels.singular
  const words = cellData || untitled(typeof singular === 'string' ? singular : '')
  return (
    <RenderDefaultCell
      clientProps={{ ...props, cellData: words }}
      columnIndex={0}
      isLinkedColumn={link === true}
    />
  )
}
