/** The key in sessionStorage for the typed text of forms (typedText.ts). */
export const typedPlace = 'saisie'

/** Forgets the typed values of a form, once they have gone in another way. */
export function forgetTyped(action: string): void {
  try {
    const kept: object = JSON.parse(sessionStorage.getItem(typedPlace) ?? '{}')
    const others = Object.entries(kept).filter(([form]) => !form.endsWith(` ${action}`))
    if (others.length === 0) sessionStorage.removeItem(typedPlace)
    else sessionStorage.setItem(typedPlace, JSON.stringify(Object.fromEntries(others)))
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
