import { type ComponentType, type ReactNode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** The props of an island besides its own values. */
export interface Woken {
  /** The element of Island.tsx; it may be moved within the page. */
  place: HTMLElement
}

/** By place; whether it woke. */
const woken = new WeakMap<HTMLElement, Promise<boolean>>()

/** What an island gives to the page: wakes its component, once, in the place where it was drawn. */
export function hydrated<Props extends object>(Component: ComponentType<Props & Woken>) {
  return (place: HTMLElement): Promise<boolean> => {
    const known = woken.get(place)
    if (known) return known
    const waking = hydrate(Component, place)
    woken.set(place, waking)
    return waking
  }
}

async function hydrate<Props extends object>(
  Component: ComponentType<Props & Woken>,
  place: HTMLElement,
): Promise<boolean> {
  try {
    // Written by Island.tsx, on this site.
    const props = JSON.parse(place.dataset.props ?? '{}') as Props
    await new Promise<void>((resolve) => {
      const component = <Component {...props} place={place} />
      hydrateRoot(place, <Awake tell={resolve}>{component}</Awake>)
    })
    place.dataset.awake = ''
    return true
  } catch (error) {
    // Said to whoever writes it; the page goes on as without script.
    console.error(error)
    return false
  }
}

/** Its effect comes after those of all that it holds: from then on they hear what is done. */
function Awake({ tell, children }: { tell: () => void; children: ReactNode }) {
  useEffect(tell, [tell])
  return children
}
