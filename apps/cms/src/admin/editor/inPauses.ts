/** Milliseconds: what is done faster is done at once. */
const prompt = 10
/** Milliseconds without a change after which the rest is done. */
const pause = 400
/** And while nobody pauses, this often. */
const atMost = 3000

/**
 * Does something with what changes: at once where that is quick, in the pauses where it is slow,
 * so that no letter of a long text waits for it. `finish` does it now, `drop` no more.
 */
export function inPauses<Subject>(act: (subject: Subject) => void) {
  let cost = 0
  let waiting: { subject: Subject; since: number; timer: ReturnType<typeof setTimeout> } | undefined

  function drop(): void {
    clearTimeout(waiting?.timer)
    waiting = undefined
  }

  function actOn(subject: Subject): void {
    drop()
    const start = performance.now()
    act(subject)
    cost = performance.now() - start
  }

  function finish(): void {
    if (waiting !== undefined) actOn(waiting.subject)
  }

  function change(subject: Subject): void {
    if (waiting === undefined && cost < prompt) {
      actOn(subject)
      return
    }
    const since = waiting?.since ?? performance.now()
    drop()
    const left = Math.max(0, Math.min(pause, since + atMost - performance.now()))
    waiting = { subject, since, timer: setTimeout(finish, left) }
  }

  return { change, finish, drop }
}
