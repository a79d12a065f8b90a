import { dateValue } from './dateText.ts'

/** The moment chosen so far, by the clock of Ouagadougou; the inputs show it as the browser likes. */
export function momentIn(given: FormData): string | null {
  return dateValue(`${given.get('day')}T${given.get('time')}`, true)
}
