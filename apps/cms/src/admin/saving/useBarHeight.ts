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
      style.setProperty('--bar-height', `${bar.offsetHeight}px`)
    })
    watch.observe(bar)
    return () => {
      watch.disconnect()
      style.removeProperty('--bar-height')
    }
  }, [inside])
}
