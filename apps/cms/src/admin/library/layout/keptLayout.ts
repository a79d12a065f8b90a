const key = 'sira.presentation/images'
const changed = 'sira-layout'

/** How the library of pictures is looked at on this device. */
export type Layout = 'grid' | 'list'

/** Since this page was loaded: a device may have no room for it. */
let chosen: Layout | undefined

export function keptLayout(): Layout {
  return (chosen ?? localStorage.getItem(key)) === 'list' ? 'list' : 'grid'
}

export function keepLayout(layout: Layout): void {
  chosen = layout
  try {
    localStorage.setItem(key, layout)
  } catch {
    // The storage is full, or closed: as chosen until the page is loaded anew.
  }
  window.dispatchEvent(new Event(changed))
}

/** For `useSyncExternalStore`: a list may stand open behind the drawer of another one. */
export function onLayoutChange(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  return () => window.removeEventListener(changed, listener)
}
