import { otherLocales } from '@sira/contract/locales'
import type { CollectionSlug, DefaultServerCellComponentProps } from 'payload'
import { translatedTypes } from './translatedLocales.ts'

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
  const asked = {
    collection: collectionSlug as CollectionSlug,
    id,
    locale: 'all',
    depth: 0,
    trash: true,
    disableErrors: true,
  } as const
  const [row, latest] = await Promise.all([
    payload.findByID(asked),
    payload.findByID({ ...asked, draft: true }),
  ])
  const kept = titlesOf(row, type.title)
  const written = titlesOf(latest, type.title)
  return (
    <span className="sira-languages">
      {otherLocales.map(({ code: language, name }) => {
        const done = Boolean(kept[language])
        const answer = done ? 'oui' : written[language] ? 'en brouillon' : 'à traduire'
        return (
          <span key={language} className={done ? 'sira-language' : 'sira-language--missing'}>
            {name} : {answer}
          </span>
        )
      })}
    </span>
  )
}

function titlesOf(record: unknown, title: string): Record<string, unknown> {
  const titles: unknown = (record as Record<string, unknown> | null)?.[title]
  return typeof titles === 'object' && titles !== null ? (titles as Record<string, unknown>) : {}
}
