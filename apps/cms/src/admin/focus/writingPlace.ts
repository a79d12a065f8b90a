/** Where somebody writes: the id of a field, and how far into it. */
interface WritingPlace {
  id: string
  at: number
}

interface LeftPlace extends WritingPlace {
  since: number
  /** The list whose record is being made. */
  list: string
}

let left: LeftPlace | undefined

/** Milliseconds after which whoever saved does something else. */
const freshMs = 20_000
/** Frames in which a screen that is made anew may still lack the field, or have it closed. */
const patience = 300
/** The screen of a record that was never saved: its first save leads to another one. */
const ofNew = /\/create$/

/** A record is being saved while somebody writes here; whoever presses anything has gone elsewhere. */
export function leaveWriting(place: WritingPlace): void {
  const { pathname } = location
  if (!ofNew.test(pathname)) return
  left = { ...place, since: Date.now(), list: pathname.replace(ofNew, '') }
  document.addEventListener('pointerdown', () => (left = undefined), { capture: true, once: true })
}

/**
 * How far into this field somebody was writing when its record was saved for the first time, who
 * has gone nowhere else since. Said once.
 */
export function takeUpWriting(id: string): number | undefined {
  const idle = document.activeElement === null || document.activeElement === document.body
  if (left?.id !== id || !idle || Date.now() - left.since > freshMs) return undefined
  const { at, list } = left
  if (!location.pathname.startsWith(list) || !/^\/\d+$/.test(location.pathname.slice(list.length)))
    return undefined
  left = undefined
  return at
}

/** The same for a plain field of the screen that has just come, as soon as it can be written in. */
export function takeUpField(frames = patience): void {
  if (left === undefined || frames === 0) return
  const field = document.getElementById(left.id)
  const isPlain = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  const at = isPlain && !field.disabled ? takeUpWriting(field.id) : undefined
  if (!isPlain || at === undefined) {
    requestAnimationFrame(() => takeUpField(frames - 1))
    return
  }
  field.focus({ preventScroll: true })
  if (field.selectionStart !== null) field.setSelectionRange(at, at)
}
