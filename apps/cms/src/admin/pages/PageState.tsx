'use client'

import { useDocumentInfo } from '@payloadcms/ui'

/**
 * What visitors read of a page. Payload's has « Abandonner ces modifications » beside it, which
 * would publish what waits in the other languages: earlier states are among the versions.
 */
export function PageState() {
  const { hasPublishedDoc, unpublishedVersionCount } = useDocumentInfo()
  const published = unpublishedVersionCount > 0 ? 'Publié, modifié depuis' : 'Publié'
  return (
    <div className="status">
      <div className="status__value-wrap">
        <span className="status__label">État&nbsp;: </span>
        <span className="status__value">{hasPublishedDoc ? published : 'Brouillon'}</span>
      </div>
    </div>
  )
}
