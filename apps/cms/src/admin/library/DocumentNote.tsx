'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { takenDocuments } from '../../content/documents/takenDocuments.ts'

/** Under the file of a document: what may be sent, before it is; then what replacing it does. */
export function DocumentNote() {
  const { id } = useDocumentInfo()
  return (
    <div className="field-type">
      <p className="field-description">
        {takenDocuments}.
        {!id ? null : (
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
