'use client'

import { useFormFields, useLocale } from '@payloadcms/ui'
import { defaultLocale, isLocale, type Locale } from '@sira/contract/locales'

interface OriginalTextProps {
  /** Of the field. */
  path: string
  longest: number
  originals: Readonly<Record<Locale, string>>
}

/** Below a text of a page: how much room it has, and what it was before somebody corrected it. */
export function OriginalText({ path, longest, originals }: OriginalTextProps) {
  const { code } = useLocale()
  const text = useFormFields(([fields]) => fields[path]?.value)
  const language = isLocale(code) ? code : defaultLocale
  const original = originals[language]
  return (
    <div className="field-description">
      {/* A description is a row of what stands in it: one thing, or the words stand side by side. */}
      <span>
        {`${longest} signes au plus. `}
        {text === original ? (
          'Texte d’origine.'
        ) : (
          <>
            Vidé, ce champ redonne «&nbsp;
            <bdi lang={language}>{original}</bdi>&nbsp;».
          </>
        )}
      </span>
    </div>
  )
}
