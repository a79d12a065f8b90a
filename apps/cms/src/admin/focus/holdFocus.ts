/** About half a second: by then every window has closed. */
const patience = 40

/**
 * Gives something the focus, and again where a window that is still closing takes it away, until
 * somebody presses anything.
 */
export function holdFocus(give: () => void, hasIt: () => boolean): void {
  const over = new AbortController()
  const { signal } = over
  for (const kind of ['keydown', 'pointerdown']) {
    document.addEventListener(kind, () => over.abort(), { capture: true, signal })
  }
  function hold(frames: number): void {
    if (signal.aborted) return
    if (!hasIt()) give()
    if (frames > 0) requestAnimationFrame(() => hold(frames - 1))
    else over.abort()
  }
  give()
  requestAnimationFrame(() => hold(patience))
}
