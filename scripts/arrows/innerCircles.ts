import { circlesIn } from './circlesIn.ts'

type Arrow = readonly [from: string, to: string]

/**
 * Finds the circles among the children of one room: its folders, and its own files. It names one
 * import for each arrow of a circle, as a place to start.
 */
export function innerCircles(
  room: string,
  arrows: ReadonlyMap<string, readonly string[]>,
): string[] {
  const inside = arrowsInside(`${room}/`, arrows)
  const children = new Map<string, string[]>()
  for (const [from, to] of inside)
    children.set(childOf(from), [...(children.get(childOf(from)) ?? []), childOf(to)])
  return circlesIn(children).map((circle) => {
    const imports = oneOfEach(inside, circle).map(([from, to]) => `${from} → ${to}`)
    return `circle inside ${room}: ${circle.join(' ↔ ')}: ${imports.join(', ')}`
  })
}

/** Gives the imports between children of the room, as paths below it. */
function arrowsInside(room: string, arrows: ReadonlyMap<string, readonly string[]>): Arrow[] {
  return [...arrows]
    .flatMap(([from, all]) => all.map((to) => [from, to]))
    .filter((ends) => ends.every((path) => path.startsWith(room)))
    .map(([from = '', to = '']): Arrow => [from.slice(room.length), to.slice(room.length)])
    .filter(([from, to]) => childOf(from) !== childOf(to))
}

function oneOfEach(inside: readonly Arrow[], circle: readonly string[]): Arrow[] {
  const first = new Map<string, Arrow>()
  for (const arrow of inside) {
    const ends = arrow.map(childOf)
    const name = ends.join(' ')
    if (ends.every((end) => circle.includes(end)) && !first.has(name)) first.set(name, arrow)
  }
  return [...first.values()]
}

function childOf(path: string): string {
  return path.split('/', 1)[0] ?? path
}
