import type { Letter } from '@sira/contract/cv/letter'
import type { Resume } from '@sira/contract/cv/resume'

export type DrawnPaper =
  | { outcome: 'drawn'; file: File }
  | { outcome: 'failed' | 'tooMany' | 'tooLong' }

/** A paper as PDF, drawn by the back office, which keeps nothing of it. */
export async function drawnPaper(
  data: { cv: Resume } | { lettre: Letter },
  name: string,
): Promise<DrawnPaper> {
  try {
    const answer = await fetch(`/api/papiers/${'cv' in data ? 'cv' : 'lettre'}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data }),
    })
    if (answer.status === 429 || answer.status === 503) return { outcome: 'tooMany' }
    if (answer.status === 400 || answer.status === 413) return { outcome: 'tooLong' }
    if (!answer.ok) return { outcome: 'failed' }
    const file = new File([await answer.blob()], `${name}.pdf`, { type: 'application/pdf' })
    return { outcome: 'drawn', file }
  } catch {
    return { outcome: 'failed' }
  }
}
