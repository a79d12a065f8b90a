import { isDrafted } from '@sira/contract/kinds/recordTypes'
import { type Locale, otherLocales } from '@sira/contract/locales'
import Link from 'next/link'
import type { DefaultServerCellComponentProps, Payload } from 'payload'
import { type LanguageState, languageState } from '../../publication/languages/publicLanguages.ts'
import { translatedTexts } from '../../publication/translations/translatedTexts.ts'
import { stateField } from '../../publication/translations/translationFields.ts'
import { listedStates, listedTexts } from '../rows/listedRecords.ts'
import { deskAddress } from './addresses.ts'
import { StateMark } from './StateMark.tsx'

/** Of a translation that visitors do not read as it is here. */
const notPublic: Partial<Record<LanguageState, string>> = {
  draft: 'brouillon',
  changed: 'modifiée depuis',
}

/** One row of the column « Traductions »: where each language stands, and the way to its texts. */
export async function TranslationCell({
  payload,
  collectionSlug,
  rowData,
}: DefaultServerCellComponentProps) {
  // Payload 3.90 renders the cell of an empty list once, without a row.
  const row: Record<string, unknown> | undefined = rowData
  const id = row?.id
  if (typeof id !== 'number') return null
  const shown = await languageStates(payload, collectionSlug, id)
  return (
    <span className="sira-languages">
      {otherLocales.map(({ code, name }) => (
        <Link key={code} href={deskAddress(code, collectionSlug, id)} prefetch={false}>
          {name} : <StateMark state={row?.[stateField(code)]} />
          {shown(code) && <small>{shown(code)}</small>}
        </Link>
      ))}
    </span>
  )
}

async function languageStates(payload: Payload, slug: string, id: number) {
  const nothing = () => undefined
  if (!isDrafted(slug)) return nothing
  const state = await listedStates(payload, slug).load(id)
  // Of a record that is nowhere on the site, the column beside says so; one without a draft is read
  // there as it is here.
  if (state.shown?._status !== 'published' || state.latest?._status !== 'draft') return nothing
  const { latest = {}, shown = {} } = await listedTexts(payload, slug).load(id)
  const texts = translatedTexts(payload.collections[slug].config.flattenedFields)
  return (language: Locale) => notPublic[languageState(texts, latest, shown, language)]
}
