/** « moins d’une heure d’ouverture », « 7 h d’ouverture ». */
export function waitedWords(hours: number): string {
  return hours < 1 ? 'moins d’une heure d’ouverture' : `${Math.floor(hours)}\u00a0h d’ouverture`
}
