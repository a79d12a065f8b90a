import { type Beside, isStillFrench, type Source } from './translationState.ts'

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
  if (now.text !== was.text) return sourceOfWritten(now)
  if (now.french === was.french) return source ?? sourceOfWritten(now)
  // Where the French stood in, somebody has to look at the new one.
  if (now.text === '') return undefined
  const earlier = typeof source === 'string' ? source : was.french
  return earlier === now.french ? sourceOfWritten(now) : earlier
}

/** Of a text that was written now: nothing where it is the French itself, which waits to be translated. */
export function sourceOfWritten(now: Beside): true | undefined {
  return now.text === '' || isStillFrench(now) ? undefined : true
}
