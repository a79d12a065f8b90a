import { drawing, type Layer, type Program } from './drawing.ts'

export interface Place {
  program: Program
  /** Counted from the top. */
  depth: number
  layer: Layer
  room: string
}

/** Where a file of a program stands in the drawing; `undefined` when no room holds it. */
export function placeOf(path: string): Place | undefined {
  const [, program, inside] = /^apps\/(site|cms)\/(.+)$/.exec(path) ?? []
  if (!isProgram(program) || inside === undefined) return
  const places = drawing[program].flatMap((layer, depth) =>
    layer.rooms.flatMap((pattern) => {
      const room = roomIn(pattern, inside)
      return room === undefined ? [] : [{ program, depth, layer, room }]
    }),
  )
  return places.sort((a, b) => b.room.length - a.room.length)[0]
}

/** `src/features/*` holds `src/features/jobs/job.ts` in the room `src/features/jobs`. */
function roomIn(pattern: string, inside: string): string | undefined {
  const names = inside.split('/')
  const parts = pattern.split('/')
  if (names.length < parts.length) return
  const held = parts.every((part, index) => part === '*' || part === names[index])
  return held ? names.slice(0, parts.length).join('/') : undefined
}

function isProgram(name: string | undefined): name is Program {
  return name === 'site' || name === 'cms'
}
