'use client'

import { PopupList, useDocumentInfo, useLocale } from '@payloadcms/ui'
import { otherLocales } from '@sira/contract/locales'
import { deskAddress } from './addresses.ts'

/** From a record to its translations, in French to all of them. */
export function TranslateItems() {
  const { id, collectionSlug } = useDocumentInfo()
  const { code: open } = useLocale()
  if (id === undefined || collectionSlug === undefined) return null
  return otherLocales
    .filter(({ code }) => open === 'fr' || open === code)
    .map(({ code, name }) => (
      <PopupList.Button key={code} href={deskAddress(code, collectionSlug, id)}>
        Traduire côte à côte ({name})
      </PopupList.Button>
    ))
}
