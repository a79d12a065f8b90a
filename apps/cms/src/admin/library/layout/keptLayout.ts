const key = 'sira.presentation/images'
const changed = 'sira-layout'

/** How the library of pictures is looked at on this device. */
export type Layout = 'grid' | 'list'

export function keptLayout(): Layout {
  return localStorage.getItem(key) === 'list' ? 'list' : 'grid'
}

export function keepLayout(layout: Layout): void {
  localStorage.setItem(key, layout)
  window.dispatchEvent(new Event(changed))
}

/** For `useSyncExternalStore`: a list may stand open behind the drawer of another one. */
export function onLayoutChange(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  return () => window.removeEventListener(changed, listener)
}
