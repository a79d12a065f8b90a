import { circlesIn } from './circlesIn.ts'
import { innerRooms } from './drawing.ts'
import { importsOf } from './importsOf.ts'
import { innerCircles } from './innerCircles.ts'
import { type Place, placeOf } from './placeOf.ts'

const wholeBackOffice = 'apps/cms/src/payload.config.ts'

/** Gives the faults of these sources, by path, against the drawing: a sentence for each. */
export function arrowFaults(sources: ReadonlyMap<string, string>): string[] {
  const arrows = new Map(
    [...sources].map(([path, source]) => [
      path,
      importsOf(path, source).filter((to) => to !== path && sources.has(to)),
    ]),
  )
  const ofSources = new Map([...arrows].filter(([from]) => !isTest(from)))
  return [
    ...[...sources.keys()].filter((path) => !placeOf(path)).map(lost),
    ...[...arrows].flatMap(([from, all]) => all.flatMap((to) => against(from, to))),
    ...circlesIn(roomArrows(arrows)).map((circle) => `circle of rooms: ${circle.join(' ↔ ')}`),
    ...innerRooms.flatMap((room) => innerCircles(room, ofSources)),
    ...circlesIn(arrows).map((circle) => `circle of files: ${circle.join(' ↔ ')}`),
  ].sort()
}

function lost(path: string): string {
  return `no room of the drawing: ${path}`
}

function against(from: string, to: string): string[] {
  const [a, b] = [placeOf(from), placeOf(to)]
  // A test follows the rules of the file it tests, and may also use the shared test tools and load
  // a whole program.
  const free = isTest(from) && (b?.program === 'tools' || to === wholeBackOffice)
  const reason = a && b && !free && (reasonAgainst(a, b) ?? wordsOfAnother(from, to))
  return reason ? [`${reason}: ${from} → ${to}`] : []
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

function reasonAgainst(from: Place, to: Place): string | undefined {
  if (from.program === 'tools') return undefined
  if (to.program === 'tools') return 'a source imports what tries it'
  if (from.program !== to.program && to.program !== 'packages')
    return from.program === 'packages'
      ? 'a package imports a program'
      : 'one program imports the other'
  if (from.program !== to.program) return undefined
  if (to.room === 'server' && from.room.startsWith('src')) return 'src imports server'
  if (to.depth < from.depth) return `${from.layer.name} imports ${to.layer.name}`
  if (from.layer.name === 'features' && to.layer.name === 'features' && from.room !== to.room)
    return 'a feature imports another one'
  return undefined
}

/** Only the feature itself, the dictionaries and browser tests import the words of a feature. */
function wordsOfAnother(from: string, to: string): string | undefined {
  const [, feature] = /^(apps\/site\/src\/features\/\w+\/)words\//.exec(to) ?? []
  if (feature === undefined || from.startsWith(feature)) return undefined
  const place = placeOf(from)
  const free = place?.room === 'src/i18n' || place?.program === 'tools'
  return free ? undefined : 'the words of a feature are read by another'
}

/** The imports between rooms of one layer. Layers themselves have one direction. */
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
