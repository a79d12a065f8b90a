/** The form of a place in an address. */
export const placeForm = /^[\p{L}\p{N}-]{1,60}$/u

/** Gives the form of a place in an address: `Bobo-Dioulasso ` is `bobo-dioulasso`. */
export function placeKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
}
