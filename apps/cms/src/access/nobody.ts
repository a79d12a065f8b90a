/** For what only the program itself does, such as keeping a form a visitor sent. */
export function nobody(): boolean {
  return false
}
