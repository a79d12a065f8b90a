export interface OpeningHours {
  /** A time such as `07:00`. */
  opens: string
  closes: string
}

/** Reads `07H-12H`, as staff write it (product 1); gives undefined for another text. */
export function openingHours(text: string): OpeningHours | undefined {
  const [, from, fromMinutes = '00', to, toMinutes = '00'] =
    /^\s*(\d{1,2})\s*[Hh:](\d{2})?\s*[-–àa]\s*(\d{1,2})\s*[Hh:](\d{2})?\s*$/.exec(text) ?? []
  if (from === undefined || to === undefined) return undefined
  return {
    opens: `${from.padStart(2, '0')}:${fromMinutes}`,
    closes: `${to.padStart(2, '0')}:${toMinutes}`,
  }
}
