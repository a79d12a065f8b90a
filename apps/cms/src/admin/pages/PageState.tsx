'use client'

import { useDocumentInfo } from '@payloadcms/ui'

/**
 * What visitors read of a page. Payload's has « Abandonner ces modifications » beside it, which
 * would publish what waits in the other languages: earlier states are among the versions.
 */
export function PageState() {
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  // A page that nobody has written is public with its original texts.
  const published = hasPublishedDoc ? 'Publié' : 'Publié, texte d’origine'
  const changed = unpublishedVersionCount > 0 ? ', modifié depuis' : ''
  return (
    <div className="status">
      <div className="status__value-wrap">
        <span className="status__label">État&nbsp;: </span>
        <span className="status__value">{published + changed}</span>
      </div>
    </div>
  )
}
