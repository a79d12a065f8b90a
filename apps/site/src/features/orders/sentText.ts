/** Longer than any field of an order may be. */
const longest = 1000

/** What was typed into a field, without what surrounds it. */
export function textOf(sent: FormData, field: string): string {
  const typed = sent.get(field)
  return typeof typed === 'string' ? typed.trim().slice(0, longest) : ''
}
