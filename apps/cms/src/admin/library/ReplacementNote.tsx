'use client'

import { useDocumentInfo } from '@payloadcms/ui'

/** Under the file of a picture: where the one before it still shows once it is replaced. */
export function ReplacementNote() {
  const { id } = useDocumentInfo()
  if (id === undefined) return null
  return (
    <div className="field-type">
      <p className="field-description">
        Si vous remplacez ce fichier, la nouvelle image paraît partout où une fiche l’utilise. Les
        textes et les lettres où l’ancienne est insérée continuent de la montrer.
      </p>
    </div>
  )
}
