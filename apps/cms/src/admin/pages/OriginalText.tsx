'use client'

import { useLocale } from '@payloadcms/ui'
import { defaultLocale, isLocale, type Locale } from '@sira/contract/locales'

interface OriginalTextProps {
  longest: number
  originals: Readonly<Record<Locale, string>>
}

/** Below a text of a page: how much room it has, and what stands there while it is empty. */
export function OriginalText({ longest, originals }: OriginalTextProps) {
  const { code } = useLocale()
  const language = isLocale(code) ? code : defaultLocale
  return (
    <div className="field-description">
      {/* A description is a row of what stands in it: one thing, or the words stand side by side. */}
      <span>
        {longest} signes au plus. Laissé vide, ce champ donne «&nbsp;
        <bdi lang={language}>{originals[language]}</bdi>&nbsp;».
      </span>
    </div>
  )
}
