import type { Beside, Source } from './translationState.ts'

/**
 * What a text is a translation of after a save: of the French beside it where the translation was
 * written now, else of what it was a translation of before. One that was never noted, because it is
 * older than these notes, counts as made from the French that stood beside it.
 */
export function nextSource(
  was: Beside,
  now: Beside,
  source: Source | undefined,
): Source | undefined {
  if (now.text !== was.text) return now.text === '' ? undefined : true
  const known = source ?? (now.text === '' ? undefined : true)
  if (now.french === was.french) return known
  // Where the French stood in, somebody has to look at the new one.
  if (now.text === '') return undefined
  const earlier = known === true ? was.french : known
  return earlier === now.french ? true : earlier
}
