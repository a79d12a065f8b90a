/** Small words to write SVG with; all lengths in user units, fills are colours or `url(#…)`. */
export function rect(x: number, y: number, w: number, h: number, fill: string, radius = 0): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${radius}" fill="${fill}"/>`
}

export function circle(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  const o = opacity === 1 ? '' : ` opacity="${opacity}"`
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${o}/>`
}

export function ellipse(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`
}

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`
}

export function stroke(d: string, colour: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
}

/** Moves, scales and turns what it holds, in that order of reading. */
export function place(x: number, y: number, scale: number, content: string, turn = 0): string {
  const rotation = turn === 0 ? '' : ` rotate(${turn})`
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})${rotation}">${content}</g>`
}

/** `count` drawings side by side in the file: `draw` gets 0, 1, 2… */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('')
}

/** Two decimals at most: the files stay small and the same on every machine. */
function n(value: number): number {
  return Math.round(value * 100) / 100
}
