import type { PageText } from '@sira/contract/pageTexts/pageText'
import { shownText } from '@sira/contract/pageTexts/shownText'
import type { Field, FieldHook } from 'payload'

/** As many signs as one line of the screen shows whole. */
const oneLine = 80

/** A text that would show nothing is kept as none. */
const keepShown: FieldHook = ({ value }) =>
  typeof value === 'string' ? shownText(value) || null : value

/** A text of a page. Empty, the original one stands there: it is said below the field, not in it. */
export function pageTextField(name: string, { label, longest, ...originals }: PageText): Field {
  const path = '/src/admin/pages/OriginalText.tsx#OriginalText'
  const description = { components: { Description: { path, clientProps: { longest, originals } } } }
  const hooks = { beforeValidate: [keepShown] }
  const field = { name, label, localized: true, maxLength: longest, hooks, admin: description }
  return longest > oneLine ? { ...field, type: 'textarea' } : { ...field, type: 'text' }
}
