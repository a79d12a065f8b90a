'use client'

import { FormSubmit, useDocumentInfo, useForm, useFormModified, useLocale } from '@payloadcms/ui'

/**
 * Puts what was written on the site, in all languages: Payload's button publishes one of them, and
 * leaves the page as if something of it waited.
 */
export function PublishPage() {
  const {
    globalSlug,
    hasPublishedDoc,
    hasPublishPermission,
    setHasPublishedDoc,
    setUnpublishedVersionCount,
    unpublishedVersionCount,
  } = useDocumentInfo()
  const { submit } = useForm()
  const { code } = useLocale()
  const modified = useFormModified()
  const waits = modified || unpublishedVersionCount > 0 || !hasPublishedDoc

  async function publish(): Promise<void> {
    const published = await submit({
      action: `/admin/api/globals/${globalSlug}?depth=0&fallback-locale=null&locale=${code}`,
      overrides: { _status: 'published' },
    })
    if (!published) return
    setUnpublishedVersionCount(0)
    setHasPublishedDoc(true)
  }

  return (
    <FormSubmit
      buttonId="action-save"
      disabled={!waits || !hasPublishPermission}
      onClick={() => void publish()}
      size="medium"
      type="button"
    >
      Publier la page
    </FormSubmit>
  )
}
