import { reasonIn, textAt } from '../../calls/answerParts.ts'
import { type AutosaveOutcome, sendAutosave } from '../../saving/sendAutosave.ts'

interface Translation {
  collection: string
  id: number
  language: string
  drafted: boolean
  /** The texts that were written, and no others: they alone count as translated anew. */
  texts: Readonly<Record<string, string>>
  base: string
  /** A person pressed for it, be it to publish it. */
  byHand: boolean
}

/** Keeps translated texts: as a draft, or as they are where a type has no drafts. */
export async function sendTranslation(translation: Translation): Promise<AutosaveOutcome> {
  const { collection, id, language, drafted, texts, base, byHand } = translation
  if (drafted) return sendAutosave({ collection, id, locale: language, data: texts, base, byHand })
  return change(`${collection}/${id}?locale=${language}&depth=0`, texts)
}

/** Puts on the site what is saved of a translation, and of no other language. */
export function publishTranslation({
  collection,
  id,
  language,
}: Pick<Translation, 'collection' | 'id' | 'language'>): Promise<AutosaveOutcome> {
  const query = new URLSearchParams({
    locale: language,
    publishSpecificLocale: language,
    depth: '0',
  })
  return change(`${collection}/${id}?${query}`, { _status: 'published' })
}

async function change(path: string, data: object): Promise<AutosaveOutcome> {
  try {
    const answer = await fetch(`/admin/api/${path}`, {
      method: 'PATCH',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
    const body: unknown = await answer.json()
    const savedAt = textAt(body, 'doc', 'updatedAt')
    if (answer.ok && savedAt !== undefined) return { outcome: 'saved', savedAt, slug: null }
    if (answer.status >= 500) return { outcome: 'away' }
    return { outcome: 'refused', refusal: reasonIn(body) ?? 'le back office a refusé ce texte.' }
  } catch {
    return { outcome: 'away' }
  }
}
