import { routes } from '@sira/contract/routes'

export type RouteName = keyof typeof routes

interface Place {
  name: RouteName
  /** The text before and after the one variable part of the address. */
  start: string
  end: string
}

const mark = 'ici'
const fixed = new Map<string, RouteName>()
const places: Place[] = []
for (const [key, route] of Object.entries(routes)) {
  const name = key as RouteName
  if (typeof route === 'string') fixed.set(route, name)
  else {
    const [start = '', end = ''] = route(mark).split(mark)
    places.push({ name, start, end })
  }
}

/** Gives the page of a French path: `article` for `/actualite/un-article`. */
export function routeOf(path: string): RouteName | undefined {
  return fixed.get(path) ?? places.find((place) => isAt(path, place))?.name
}

/** Gives the address of a kind of pages: `/actualite/…` for `/actualite/un-article`. */
export function familyOf(path: string): string | undefined {
  if (fixed.has(path)) return path
  const place = places.find((one) => isAt(path, one))
  return place && `${place.start}…${place.end}`
}

function isAt(path: string, { start, end }: Place): boolean {
  if (!path.startsWith(start) || !path.endsWith(end)) return false
  const word = path.slice(start.length, path.length - end.length)
  return word !== '' && !word.includes('/')
}
