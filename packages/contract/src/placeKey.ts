/** How a place stands in an address. */
export const placeForm = /^[\p{L}\p{N}-]{1,60}$/u

/** A place as it stands in an address: `Bobo-Dioulasso ` is `bobo-dioulasso`. */
export function placeKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
