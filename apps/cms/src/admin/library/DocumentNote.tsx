'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { documentExtensions } from '@sira/contract/documents/documentKinds'
import { limits } from '@sira/contract/limits'

const kinds = documentExtensions.map((one) => one.toUpperCase())
const largest = limits.upload / 1024 / 1024

/** Under the file of a document: what may be sent, before it is; then what replacing it does. */
export function DocumentNote() {
  const { id } = useDocumentInfo()
  return (
    <div className="field-type">
      <p className="field-description">
        {kinds.slice(0, -1).join(', ')} ou {kinds.at(-1)}, {largest}&nbsp;Mo au plus, sans macros.
        {id === undefined ? null : (
          <>
            {' '}
            Si vous remplacez ce fichier par un autre du même format, les liens qui mènent ici
            donnent aussitôt le nouveau, et l’ancien disparaît. La taille qu’annonce un lien est
            celle du jour où il a été fait.
          </>
        )}
      </p>
    </div>
  )
}
