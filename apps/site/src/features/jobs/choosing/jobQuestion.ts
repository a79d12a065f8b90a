import { inPlace, type Narrowing, oneOf } from '../../../choosing/narrowing.ts'
import type { JobChoices } from './jobChoices.ts'
import type { JobSelection } from './jobSelection.ts'

/** Asks for what a visitor chose. `found`: the slugs of what his words were found in. */
export function jobQuestion(
  selection: JobSelection,
  choices: JobChoices,
  found?: readonly string[],
): Narrowing {
  const { q, domaine, contrat, experience, pays, ville, urgent, tri } = selection
  return {
    ...(domaine && { 'filters[jobdomain][id][$eq]': domaine }),
    ...(contrat && { 'filters[jobtype][id][$eq]': contrat }),
    ...(experience && { 'filters[experience_level][id][$eq]': experience }),
    ...(pays && inPlace('pays', pays, choices.pays)),
    ...(ville && inPlace('ville', ville, choices.ville)),
    ...(urgent && { 'filters[urgent][$eq]': 'true' }),
    // No offer has an empty slug: words that are found nowhere find none.
    ...(found && oneOf('slug', found.length > 0 ? found : [''])),
    // Where there is no search, titles are looked through.
    ...(q && !found && { 'filters[titre][$containsi]': q }),
    // The API puts what has no last day before all others: whoever asks what closes soon is not
    // looking for that.
    ...(tri && { sort: 'date_expiration:asc', 'filters[date_expiration][$notNull]': 'true' }),
  }
}
