/** About half a second: by then every window has closed. */
const patience = 40

/**
 * Gives something the focus, and again where a window that is still closing takes it away, until
 * somebody presses anything.
 */
export function holdFocus(give: () => void, hasIt: () => boolean): void {
  let isOver = false
  const end = () => {
    isOver = true
  }
  for (const kind of ['keydown', 'pointerdown']) {
    document.addEventListener(kind, end, { capture: true, once: true })
  }
  function hold(frames: number): void {
    if (isOver) return
    if (!hasIt()) give()
    if (frames > 0) requestAnimationFrame(() => hold(frames - 1))
  }
  give()
  requestAnimationFrame(() => hold(patience))
}
