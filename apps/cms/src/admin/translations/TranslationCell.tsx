import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload'
import { type TargetLanguage, targetLanguages, translatedTypes } from './translatedLocales.ts'

/** One row of the column « Traductions »: which languages a record has. */
export async function TranslationCell({
  payload,
  collectionSlug,
  rowData,
}: DefaultServerCellComponentProps) {
  const type = translatedTypes(payload).find(({ slug }) => slug === collectionSlug)
  // Payload 3.90 renders the cell of an empty list once, without a row.
  const id: unknown = (rowData as { id?: unknown } | undefined)?.id
  if (type === undefined || (typeof id !== 'number' && typeof id !== 'string')) return null
  const record: unknown = await payload.findByID({
    collection: collectionSlug as CollectionSlug,
    id,
    locale: 'all',
    depth: 0,
    draft: true,
    trash: true,
    disableErrors: true,
  })
  const titles = ((record as Record<string, unknown> | null)?.[type.title] ?? {}) as object
  const languages = Object.entries(targetLanguages) as [TargetLanguage, string][]
  return (
    <span className="sira-languages">
      {languages.map(([language, name]) => {
        const done = Boolean((titles as Record<string, unknown>)[language])
        return (
          <span key={language} className={done ? 'sira-language' : 'sira-language--missing'}>
            {name} : {done ? 'oui' : 'à traduire'}
          </span>
        )
      })}
    </span>
  )
}
