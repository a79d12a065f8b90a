/** CSS pixels of the place that a logo has at the head of the pages: it is as large as it fits. */
const room = { width: 168, height: 44 }

interface Size {
  width: number
  height: number
}

/**
 * A logo this many times wider than high contains the name of the company; another one gets the
 * name beside it.
 */
const leastWide = 2

/** Gives the size of a logo at the head of the pages. */
export function placedLogo({ width, height }: Size): Size & { standsForName: boolean } {
  const scale = Math.min(room.width / width, room.height / height)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
    standsForName: width >= leastWide * height,
  }
}
