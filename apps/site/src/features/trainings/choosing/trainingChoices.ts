import type { Locale } from '@sira/contract/locales'
import { trainingSchema } from '@sira/contract/records/training'
import { entityOf } from '@sira/contract/wire/envelope'
import { dateLocale } from '@sira/contract/writtenDates'
import type * as z from 'zod'
import { choicesQuestion } from '../../../choosing/choicesQuestion.ts'
import { byName, type FilterChoice, type PlaceChoice } from '../../../choosing/filterChoice.ts'
import { townChoices } from '../../../choosing/placeChoices.ts'
import { relatedChoices } from '../../../choosing/relatedChoices.ts'
import type { Answer } from '../../../transport/answer.ts'
import type { BackOffice } from '../../../transport/door/contractClient.ts'
import { rememberedQuestion } from '../../../transport/door/rememberedQuestion.ts'

export interface TrainingChoices {
  theme: readonly FilterChoice[]
  ville: readonly PlaceChoice[]
  mois: readonly FilterChoice[]
  mode: readonly FilterChoice[]
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

/** What the trainings to come can be chosen by. */
export function trainingChoices(
  backOffice: BackOffice,
  locale: Locale,
  today: string,
): Promise<Answer<TrainingChoices>> {
  const question = choicesQuestion({
    type: 'formations',
    locale,
    fields: ['date_formation', 'ville'],
    relations: ['thematique', 'modesformation'],
    query: { 'filters[date_formation][$gte]': today, sort: 'date_formation:asc' },
    entity,
    choices: (sessions) => choicesOf(sessions, locale),
    failure: 'Error in training choices fetching',
  })
  return ask(backOffice, question)
}

function choicesOf(sessions: readonly Session[], locale: Locale): TrainingChoices {
  const themes = relatedChoices(sessions.map(({ thematique }) => thematique?.data))
  const modes = relatedChoices(sessions.map(({ modesformation }) => modesformation?.data))
  return {
    theme: themes.sort(byName(locale)),
    ville: townChoices(
      sessions.map(({ ville }) => ville),
      locale,
    ),
    mois: months(sessions, locale),
    mode: modes.sort(byName(locale)),
  }
}

function months(sessions: readonly Session[], locale: Locale): FilterChoice[] {
  const written = new Set(sessions.flatMap(({ date_formation: day }) => day?.slice(0, 7) ?? []))
  return [...written].map((value) => ({ value, name: monthName(value, locale) }))
}

/** `2027-01` as a visitor reads it: `janvier 2027`. */
export function monthName(month: string, locale: Locale): string {
  return new Intl.DateTimeFormat(dateLocale(locale), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01`))
}
