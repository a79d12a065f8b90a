/**
 * Where an arrow leads among what was found: the place of a link, -1 for the field above them;
 * undefined where the key is no arrow or there is nowhere to go.
 */
export function moveAmong(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : undefined
  if (key === 'ArrowUp') return at >= 0 ? at - 1 : undefined
  return undefined
}
