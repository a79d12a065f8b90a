/** Parses a JSON text; gives undefined for an invalid one. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
