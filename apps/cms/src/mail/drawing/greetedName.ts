const longestName = 60

/**
 * Gives the name for a greeting, or an empty text: a name with an address, digits or a whole
 * sentence is a stranger's message.
 */
export function greetedName(name: string): string {
  const clean = name.replace(/\s+/g, ' ').trim()
  const isName = clean.length <= longestName && /^[\p{L}\p{M} .'’-]+$/u.test(clean)
  return isName && !/\.\p{L}{2,}/u.test(clean) ? clean : ''
}
