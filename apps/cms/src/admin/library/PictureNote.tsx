'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { takenPictures } from '../../content/pictures/takenPictures.ts'

/** Under the file of a picture: what may be sent, before it is; then what changing it does. */
export function PictureNote() {
  const { id } = useDocumentInfo()
  return (
    <div className="field-type">
      <p className="field-description">
        {takenPictures}. Une grande photo est réduite avant d’être envoyée.
        {!id ? null : (
          <>
            {' '}
            «&nbsp;Modifier l’image&nbsp;» la recadre et choisit le point que les vignettes gardent
            toujours. Si vous la recadrez ou remplacez ce fichier, la nouvelle image paraît partout
            où une fiche l’utilise. Les textes et les lettres où l’ancienne est insérée continuent
            de la montrer.
          </>
        )}
      </p>
    </div>
  )
}
