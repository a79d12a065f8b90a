import { type RefObject, useEffect } from 'react'

/**
 * Says how high the bar above a record is, which has up to three rows on a phone: what stays in
 * sight below it (`--bar-height` in editor.css) must not stay behind it.
 */
export function useBarHeight(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = inside.current?.closest<HTMLElement>('.doc-controls')
    if (!bar) return
    const { style } = document.documentElement
    const watch = new ResizeObserver(() => {
      // On a phone it stays with its upper part, the state, out of sight.
      const hidden = Math.min(Number.parseFloat(getComputedStyle(bar).top) || 0, 0)
      style.setProperty('--bar-height', `${bar.offsetHeight + hidden}px`)
    })
    watch.observe(bar)
    return () => {
      watch.disconnect()
      style.removeProperty('--bar-height')
    }
  }, [inside])
}
