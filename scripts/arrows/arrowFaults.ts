import { circlesIn } from './circlesIn.ts'
import { importsOf } from './importsOf.ts'
import { type Place, placeOf } from './placeOf.ts'

/** What stands against the drawing in these sources, by path: a sentence for each. */
export function arrowFaults(sources: ReadonlyMap<string, string>): string[] {
  const arrows = new Map(
    [...sources].map(([path, source]) => [
      path,
      importsOf(path, source).filter((to) => to !== path && sources.has(to)),
    ]),
  )
  return [
    ...[...sources.keys()].filter((path) => path.startsWith('apps/') && !placeOf(path)).map(lost),
    ...[...arrows].flatMap(([from, all]) => all.flatMap((to) => against(from, to))),
    ...circlesIn(roomArrows(arrows)).map((circle) => `circle of rooms: ${circle.join(' ↔ ')}`),
    ...circlesIn(arrows).map((circle) => `circle of files: ${circle.join(' ↔ ')}`),
  ].sort()
}

function lost(path: string): string {
  return `no room of the drawing: ${path}`
}

function against(from: string, to: string): string[] {
  const [a, b] = [placeOf(from), placeOf(to)]
  const reason = a && b && reasonAgainst(a, b)
  return reason ? [`${reason}: ${from} → ${to}`] : []
}

function reasonAgainst(from: Place, to: Place): string | undefined {
  if (from.program !== to.program) return 'one program imports the other'
  if (to.room === 'server' && from.room.startsWith('src')) return 'src imports server'
  if (to.depth < from.depth) return `${from.layer.name} imports ${to.layer.name}`
  if (from.layer.name === 'features' && to.layer.name === 'features' && from.room !== to.room)
    return 'a feature imports another one'
  return undefined
}

/** Between rooms of one layer: the layers themselves have one direction. */
function roomArrows(arrows: ReadonlyMap<string, readonly string[]>): Map<string, string[]> {
  const rooms = new Map<string, string[]>()
  for (const [from, all] of arrows)
    for (const to of all) {
      const [a, b] = [placeOf(from), placeOf(to)]
      if (!a || !b || a.program !== b.program || a.depth !== b.depth || a.room === b.room) continue
      const name = `${a.program}/${a.room}`
      rooms.set(name, [...(rooms.get(name) ?? []), `${b.program}/${b.room}`])
    }
  return rooms
}
