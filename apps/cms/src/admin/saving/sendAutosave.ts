import { reasonIn, textAt } from '../calls/answerParts.ts'

export type AutosaveOutcome =
  | { outcome: 'saved'; savedAt: string; slug: string | null }
  /** The back office said no, and will go on saying so. */
  | { outcome: 'refused'; refusal: string }
  /** No answer, or none that can be used: worth another try. */
  | { outcome: 'away' }

interface Autosave {
  collection: string
  id: number | string
  locale: string
  data: object
  base: string
  /** A person pressed for it: it is saved though a publication is planned. */
  byHand?: boolean
}

/** Sends what is being written to the back office, as a draft. */
export async function sendAutosave(autosave: Autosave): Promise<AutosaveOutcome> {
  const { collection, id, locale, data, base, byHand = false } = autosave
  try {
    const answer = await fetch(`/admin/api/${collection}/${id}/autosave?locale=${locale}`, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data, base, byHand }),
    })
    const body: unknown = await answer.json()
    const savedAt = textAt(body, 'savedAt')
    if (answer.ok && savedAt !== undefined) {
      return { outcome: 'saved', savedAt, slug: textAt(body, 'slug') ?? null }
    }
    if (answer.status >= 500) return { outcome: 'away' }
    if (answer.status === 401) {
      const refusal = 'votre session est terminée. Reconnectez-vous dans un autre onglet.'
      return { outcome: 'refused', refusal }
    }
    if (answer.status === 423) {
      return { outcome: 'refused', refusal: 'un collègue écrit dans cette fiche en ce moment.' }
    }
    const refusal = reasonIn(body) ?? 'le back office a refusé ce brouillon.'
    return { outcome: 'refused', refusal }
  } catch {
    return { outcome: 'away' }
  }
}
