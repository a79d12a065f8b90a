import type { Media } from '@sira/contract/records/media'

/**
 * The classes that keep the chosen point of a picture within its frame, in tenths: a page may not
 * carry styles of its own. None, and no byte, where it is the middle.
 */
export function focalClasses({ provider_metadata }: Media): string {
  const point = provider_metadata?.focalPoint
  if (!point) return ''
  return ` focal-x-${tenth(point.x)} focal-y-${tenth(point.y)}`
}

function tenth(percent: number): number {
  return Math.round(percent / 10) * 10
}
