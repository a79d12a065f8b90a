import type { JobChoices, PlaceChoice } from './jobChoices.ts'
import type { JobSelection } from './jobSelection.ts'

/** Filters and order of the API. */
export type JobQuestion = Readonly<Record<string, string | number>>

/** Asks for what a visitor chose. `found`: the slugs of what his words were found in. */
export function jobQuestion(
  selection: JobSelection,
  choices: JobChoices,
  found?: readonly string[],
): JobQuestion {
  const { q, domaine, contrat, experience, pays, ville, urgent, tri } = selection
  return {
    ...(domaine && { 'filters[jobdomain][id][$eq]': domaine }),
    ...(contrat && { 'filters[jobtype][id][$eq]': contrat }),
    ...(experience && { 'filters[experience_level][id][$eq]': experience }),
    ...(pays && oneOf('pays', spellingsOf(pays, choices.pays))),
    ...(ville && oneOf('ville', spellingsOf(ville, choices.ville))),
    ...(urgent && { 'filters[urgent][$eq]': 'true' }),
    ...(found && oneOf('slug', found)),
    // Where there is no search, titles are looked through.
    ...(q && !found && { 'filters[titre][$containsi]': q }),
    // The API puts what has no last day before all others: whoever asks what closes soon is not
    // looking for that.
    ...(tri && { sort: 'date_expiration:asc', 'filters[date_expiration][$notNull]': 'true' }),
  }
}

/** A place that no offer has is asked for all the same: none is found then. */
function spellingsOf(value: string, places: readonly PlaceChoice[]): readonly string[] {
  return places.find((place) => place.value === value)?.spellings ?? [value]
}

function oneOf(attribute: string, values: readonly string[]): JobQuestion {
  const asked = values.length > 0 ? values : ['']
  return Object.fromEntries(
    asked.map((value, index) => [`filters[${attribute}][$in][${index}]`, value]),
  )
}
