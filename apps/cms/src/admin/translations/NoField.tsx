/** The column of translations shows nothing in the record itself. */
export function NoField() {
  return null
}
