interface IslandModule {
  wake(place: HTMLElement): Promise<boolean>
}

const ask = (script = ''): Promise<IslandModule> => import(/* @vite-ignore */ script)

/** Wakes an island; gives false where its script could not be had: the next touch tries again. */
export async function wake(place: HTMLElement): Promise<boolean> {
  try {
    const { wake: wakeIn } = await ask(place.dataset.island)
    return await wakeIn(place)
  } catch {
    return false
  }
}

/** The island that something belongs to: of its form, else around it. */
export function islandOf(target: EventTarget | null): HTMLElement | null {
  if (!(target instanceof Element)) return null
  const inForm = target.closest('form')?.querySelector<HTMLElement>('[data-island]')
  return inForm ?? target.closest<HTMLElement>('[data-island]')
}

export const isAwake = (place: HTMLElement) => 'awake' in place.dataset
