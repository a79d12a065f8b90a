const longestName = 60

/**
 * The name to greet somebody by, or nothing: a name with an address, digits or a whole sentence
 * in it is a message that a stranger wants carried.
 */
export function greetedName(name: string): string {
  const clean = name.replace(/\s+/g, ' ').trim()
  const isName = clean.length <= longestName && /^[\p{L}\p{M} .'’-]+$/u.test(clean)
  return isName && !/\.\p{L}{2,}/u.test(clean) ? clean : ''
}
