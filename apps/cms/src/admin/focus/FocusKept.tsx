'use client'

import { useDocumentInfo, useEditDepth } from '@payloadcms/ui'
import { useFocusInNewRow } from './useFocusInNewRow.ts'
import { useFocusKept } from './useFocusKept.ts'

/** Whoever writes without a mouse stays where he writes: through a save, and in the row he adds. */
export function FocusKept() {
  const { hasSavePermission } = useDocumentInfo()
  const inDrawer = useEditDepth() > 1
  return inDrawer || hasSavePermission === false ? null : <Followed />
}

function Followed() {
  useFocusKept()
  useFocusInNewRow()
  return null
}
