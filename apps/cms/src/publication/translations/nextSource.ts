import { type Beside, isStillFrench, type Source } from './translationState.ts'

/**
 * The French text that a translation was made from, after a save: the present one where the
 * translation was written now, else the one from before. A translation older than these notes
 * counts as made from the French that stood beside it.
 */
export function nextSource(
  was: Beside,
  now: Beside,
  source: Source | undefined,
): Source | undefined {
  // A confirmed French text need not be confirmed again where it is written out.
  const willDo = source === true && now.french === was.french && isFrench(was) && isFrench(now)
  if (willDo) return true
  if (now.text !== was.text) return sourceOfWritten(now)
  if (now.french === was.french) return source ?? sourceOfWritten(now)
  // Where the French stood in, somebody has to look at the new one.
  if (now.text === '') return undefined
  const earlier = typeof source === 'string' ? source : was.french
  return earlier === now.french ? sourceOfWritten(now) : earlier
}

/** Nothing where it is the French itself, which waits to be translated. */
function sourceOfWritten(now: Beside): true | undefined {
  return isFrench(now) ? undefined : true
}

/** The French is what is read: nothing stands in its place, or it does itself. */
function isFrench(beside: Beside): boolean {
  return beside.text === '' || isStillFrench(beside)
}
