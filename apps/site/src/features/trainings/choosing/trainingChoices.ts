import type { Locale } from '@sira/contract/locales'
import { trainingSchema } from '@sira/contract/records/training'
import { entityOf } from '@sira/contract/wire/envelope'
import { pageSize } from '@sira/contract/wire/pageSize'
import type * as z from 'zod'
import { placeKey } from '../../../format/placeKey.ts'
import { townName } from '../../../format/townName.ts'
import type { Answer } from '../../../transport/answer.ts'
import type { BackOffice } from '../../../transport/door/contractClient.ts'
import { contractQuery } from '../../../transport/door/contractQuery.ts'
import { rememberedQuestion } from '../../../transport/door/rememberedQuestion.ts'
import { recordsIn } from '../../../transport/records.ts'

/** One value to choose: what stands in the address, and what is read. */
export interface TrainingChoice {
  value: string
  name: string
}

/** A town to choose, and how the trainings spell it. */
export interface TownChoice extends TrainingChoice {
  spellings: readonly string[]
}

export interface TrainingChoices {
  theme: readonly TrainingChoice[]
  ville: readonly TownChoice[]
  mois: readonly TrainingChoice[]
  mode: readonly TrainingChoice[]
}

export const noChoices: TrainingChoices = { theme: [], ville: [], mois: [], mode: [] }

const entity = entityOf(
  trainingSchema.pick({
    date_formation: true,
    ville: true,
    thematique: true,
    modesformation: true,
  }),
)

type Session = z.infer<typeof entity>['attributes']

const ask = rememberedQuestion<TrainingChoices>()

/**
 * What the trainings to come can be chosen by: nothing that would find none. From the hundred next
 * ones, in one question that all pages of the catalogue share.
 */
export function trainingChoices(
  backOffice: BackOffice,
  locale: Locale,
  today: string,
): Promise<Answer<TrainingChoices>> {
  return ask(backOffice, {
    path: contractQuery('formations', {
      'fields[0]': 'date_formation',
      'fields[1]': 'ville',
      'populate[thematique][fields][0]': 'nom',
      'populate[modesformation][fields][0]': 'nom',
      'filters[date_formation][$gte]': today,
      sort: 'date_formation:asc',
      'pagination[pageSize]': pageSize.largest,
      locale,
    }),
    failure: 'Error in training choices fetching',
    parse: (body) =>
      choicesOf(
        recordsIn(body, entity, backOffice).map(({ attributes }) => attributes),
        locale,
      ),
  })
}

function choicesOf(sessions: readonly Session[], locale: Locale): TrainingChoices {
  const alphabet = new Intl.Collator(locale)
  const byName = (a: TrainingChoice, b: TrainingChoice) => alphabet.compare(a.name, b.name)
  return {
    theme: related(sessions.map(({ thematique }) => thematique?.data)).sort(byName),
    ville: towns(sessions, locale).sort(byName),
    mois: months(sessions, locale),
    mode: related(sessions.map(({ modesformation }) => modesformation?.data)).sort(byName),
  }
}

type Related = { id: number; attributes: { nom: string } } | null | undefined

function related(records: readonly Related[]): TrainingChoice[] {
  const found = records.flatMap((record) =>
    record ? [[String(record.id), record.attributes.nom] as const] : [],
  )
  return [...new Map(found)].map(([value, name]) => ({ value, name }))
}

/** One choice for all that is spelled nearly the same, called as the next training spells it. */
function towns(sessions: readonly Session[], locale: Locale): TownChoice[] {
  const byKey = Map.groupBy(new Set(sessions.flatMap(({ ville }) => ville || [])), placeKey)
  byKey.delete('')
  return [...byKey].map(([value, spellings]) => ({
    value,
    name: townName(spellings[0] ?? value, locale),
    spellings,
  }))
}

function months(sessions: readonly Session[], locale: Locale): TrainingChoice[] {
  const written = new Set(sessions.flatMap(({ date_formation: day }) => day?.slice(0, 7) ?? []))
  return [...written].map((value) => ({ value, name: monthName(value, locale) }))
}

/** `2027-01` as a visitor reads it: `janvier 2027`. */
export function monthName(month: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01`))
}
