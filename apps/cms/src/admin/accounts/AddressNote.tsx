'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { onlyByAdministrators } from '../../people/onlyByAdministrators.ts'

/** Below the address that its owner may read only: Payload says nothing of why. */
export function AddressNote() {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  if (user?.id !== id || user?.role === 'administrator') return null
  return <p className="sira-note">{onlyByAdministrators}</p>
}
