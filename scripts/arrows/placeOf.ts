import { drawing, type Layer, type Program } from './drawing.ts'

export interface Place {
  program: Program
  /** Counted from the top. */
  depth: number
  layer: Layer
  room: string
}

/** The folder above the rooms of each program. */
const folders: Readonly<Record<Program, string>> = {
  site: 'apps/site/',
  cms: 'apps/cms/',
  packages: 'packages/',
  tools: '',
}
const programs = Object.keys(folders) as readonly Program[]

/** Gives the place of a file in the drawing; `undefined` when no room holds it. */
export function placeOf(path: string): Place | undefined {
  const places = programs
    .filter((program) => path.startsWith(folders[program]))
    .flatMap((program) => placesIn(program, path.slice(folders[program].length)))
  return places.sort((a, b) => b.room.length - a.room.length)[0]
}

function placesIn(program: Program, inside: string): Place[] {
  return drawing[program].flatMap((layer, depth) =>
    layer.rooms.flatMap((pattern) => {
      const room = roomIn(pattern, inside)
      return room === undefined ? [] : [{ program, depth, layer, room }]
    }),
  )
}

function isFile(part: string, name = ''): boolean {
  return part === '*.ts' && name.endsWith('.ts')
}

/** `src/features/*` holds `src/features/jobs/job.ts` in the room `src/features/jobs`. */
function roomIn(pattern: string, inside: string): string | undefined {
  const names = inside.split('/')
  const parts = pattern.split('/')
  if (names.length < parts.length) return
  const held = parts.every(
    (part, index) => part === '*' || part === names[index] || isFile(part, names[index]),
  )
  return held ? names.slice(0, parts.length).join('/') : undefined
}
