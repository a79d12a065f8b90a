import { type Field, type FlattenedField, flattenAllFields } from 'payload'

/** A text that a record has in each language. */
export interface TranslatedText {
  name: string
  label: string
  /** The way of writing: a line, plain text, Markdown, or the visual editor. */
  writing: 'line' | 'plain' | 'markdown' | 'html'
  /** A translation may do without it. */
  optional: boolean
}

/** The texts of a type that are translated, in the order of its form. */
export function translatedTexts(fields: readonly FlattenedField[]): TranslatedText[] {
  return fields.flatMap((field) => {
    if (field.type !== 'text' && field.type !== 'textarea') return []
    if (field.localized !== true || ('hasMany' in field && field.hasMany)) return []
    const { name, label } = field
    return [
      {
        name,
        label: typeof label === 'string' ? label : name,
        writing: writingOf(field),
        optional: field.custom?.ownLanguage === true,
      },
    ]
  })
}

export function hasTranslatedTexts(fields: Field[]): boolean {
  return translatedTexts(flattenAllFields({ fields })).length > 0
}

function writingOf({ type, custom }: FlattenedField): TranslatedText['writing'] {
  if (type === 'text') return 'line'
  const written: unknown = custom?.writing
  return written === 'markdown' || written === 'html' ? written : 'plain'
}
