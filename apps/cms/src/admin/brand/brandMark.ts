/** The woven mark: paths in a box of 36 by 36 units, drawn in this order. */
export const brandMark = [
  { fill: '#b3401f', path: 'M7 0h4v36H7z' },
  { fill: '#e5a32a', path: 'M14 0h2v36h-2z' },
  { fill: '#faf6ee', path: 'M20 0h9v36h-9z' },
  {
    fill: '#2c6a4c',
    path: 'M20 4h4.5v4.5H20zm4.5 4.5H29V13h-4.5zM20 22h4.5v4.5H20zm4.5 4.5H29V31h-4.5z',
  },
] as const

export const brandMarkSize = 36
export const brandGround = '#1f2c5c'

/** The mark as a file of its own, for the tab of the browser. */
export function brandMarkFile(): string {
  const box = `viewBox="0 0 ${brandMarkSize} ${brandMarkSize}"`
  const paths = brandMark.map(({ fill, path }) => `<path fill="${fill}" d="${path}"/>`).join('')
  const ground = `<rect width="${brandMarkSize}" height="${brandMarkSize}" rx="9" fill="${brandGround}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}>${ground}${paths}</svg>`
}
