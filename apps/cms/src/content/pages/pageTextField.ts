import { isLocale, type Locale } from '@sira/contract/locales'
import type { PageText } from '@sira/contract/pageTexts/pageText'
import { shownText } from '@sira/contract/pageTexts/shownText'
import type { Field, FieldHook, PayloadRequest } from 'payload'

/** The characters that fit on one line of the screen. */
const oneLine = 80

/**
 * A text of a page. Staff find what visitors read in it, ready to correct. The original is kept as no
 * text, so that a later version of the site may say it better.
 */
export function pageTextField(name: string, { label, longest, ...originals }: PageText): Field {
  const path = '/src/admin/pages/OriginalText.tsx#OriginalText'
  const description = { components: { Description: { path, clientProps: { longest, originals } } } }
  const keep = [keepOwn(originals)]
  const hooks = { beforeValidate: keep, beforeChange: keep, afterRead: [showOriginal(originals)] }
  const field = { name, label, localized: true, maxLength: longest, hooks, admin: description }
  return longest > oneLine ? { ...field, type: 'textarea' } : { ...field, type: 'text' }
}

type Originals = Readonly<Record<Locale, string>>

/** A text that would show nothing, or the original, is kept as none. */
function keepOwn(originals: Originals): FieldHook {
  return ({ value, req }) => {
    if (typeof value !== 'string') return value
    const text = shownText(value)
    return text === '' || text === originalIn(originals, req) ? null : text
  }
}

/** For who is signed in: the site asks as nobody, and has the originals itself. */
function showOriginal(originals: Originals): FieldHook {
  return ({ value, req }) => (req.user ? (value ?? originalIn(originals, req)) : value)
}

function originalIn(originals: Originals, { locale }: PayloadRequest): string | undefined {
  return isLocale(locale) ? originals[locale] : undefined
}
