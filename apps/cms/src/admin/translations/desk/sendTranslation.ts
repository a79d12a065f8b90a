import * as z from 'zod/mini'
import { type AutosaveOutcome, sendAutosave } from '../../saving/sendAutosave.ts'

const saved = z.object({ doc: z.object({ updatedAt: z.string() }) })
const refused = z.object({ errors: z.array(z.object({ message: z.string() })) })

interface Translation {
  collection: string
  id: number
  language: string
  drafted: boolean
  /** The texts that were written, and no others: they alone count as translated anew. */
  texts: Readonly<Record<string, string>>
  base: string
}

/** Keeps translated texts: as a draft, or as they are where a type has no drafts. */
export async function sendTranslation(translation: Translation): Promise<AutosaveOutcome> {
  const { collection, id, language, drafted, texts, base } = translation
  if (drafted) return sendAutosave({ collection, id, locale: language, data: texts, base })
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
    const done = saved.safeParse(body).data
    if (answer.ok && done) return { outcome: 'saved', savedAt: done.doc.updatedAt, slug: null }
    if (answer.status >= 500) return { outcome: 'away' }
    const reason = refused.safeParse(body).data?.errors[0]?.message
    return { outcome: 'refused', refusal: reason ?? 'le back office a refusé ce texte.' }
  } catch {
    return { outcome: 'away' }
  }
}
