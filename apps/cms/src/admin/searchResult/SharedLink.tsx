import { useDocumentInfo, useLocale } from '@payloadcms/ui'
import { isDrafted, recordTypes } from '@sira/contract/kinds/recordTypes'
import { defaultLocale, isLocale, localisedPath } from '@sira/contract/locales'
import { sharePicture } from '@sira/contract/routes'

interface SharedLinkProps {
  title: string
  description: string
  slug: string
}

/** The card that WhatsApp or Facebook make of the page; its picture is drawn by the site. */
export function SharedLink({ title, description, slug }: SharedLinkProps) {
  const { collectionSlug = '', hasPublishedDoc, savedDocumentData } = useDocumentInfo()
  const { code } = useLocale()
  // The picture stands at the address of the last save, which a slug being typed is not.
  const saved = savedDocumentData?.slug === slug && slug !== ''
  if (!isDrafted(collectionSlug)) return null
  const path = localisedPath(
    recordTypes[collectionSlug].page.at(slug),
    isLocale(code) ? code : defaultLocale,
  )
  return (
    <div className="sira-result__shared">
      {hasPublishedDoc && saved ? (
        // biome-ignore lint/performance/noImgElement: the site draws it at the size it is shown.
        <img src={sharePicture(path)} alt="" width={1200} height={630} loading="lazy" />
      ) : (
        <p lang="fr" dir="ltr">
          Le site dessine une image avec le titre, quand la fiche est publiée.
        </p>
      )}
      <strong>{title}</strong>
      <span>{description}</span>
    </div>
  )
}
