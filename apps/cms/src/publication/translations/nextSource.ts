import { type Beside, isStillFrench, type Source } from './translationState.ts'

/**
 * Gives the French source of a translation after a save: the present French text if the translation
 * was written now, else the earlier source. A translation older than these notes counts as made
 * from the French beside it.
 */
export function nextSource(
  was: Beside,
  now: Beside,
  source: Source | undefined,
): Source | undefined {
  // A confirmed French text need not be confirmed again when it is written out.
  const willDo = source === true && now.french === was.french && isFrench(was) && isFrench(now)
  if (willDo) return true
  if (now.text !== was.text) return sourceOfWritten(now)
  if (now.french === was.french) return source ?? sourceOfWritten(now)
  // Where the French stood in for a translation, the new French needs a look.
  if (now.text === '') return undefined
  const earlier = typeof source === 'string' ? source : was.french
  return earlier === now.french ? sourceOfWritten(now) : earlier
}

/** Gives undefined for the French text itself, which waits to be translated. */
function sourceOfWritten(now: Beside): true | undefined {
  return isFrench(now) ? undefined : true
}

/** Whether readers get the French: there is no translation, or it equals the French. */
function isFrench(beside: Beside): boolean {
  return beside.text === '' || isStillFrench(beside)
}
