import { openFilter } from '@sira/contract/kinds/openRecords'
import type { Locale } from '@sira/contract/locales'
import { jobSchema } from '@sira/contract/records/job'
import { entityOf } from '@sira/contract/wire/envelope'
import type * as z from 'zod'
import { choicesQuestion } from '../../../choosing/choicesQuestion.ts'
import { byName, type FilterChoice, type PlaceChoice } from '../../../choosing/filterChoice.ts'
import { placeChoices, townChoices } from '../../../choosing/placeChoices.ts'
import { relatedChoices } from '../../../choosing/relatedChoices.ts'
import type { Answer } from '../../../transport/answer.ts'
import type { BackOffice } from '../../../transport/door/contractClient.ts'
import { rememberedQuestion } from '../../../transport/door/rememberedQuestion.ts'
import { sortOf } from '../../../transport/sortOf.ts'
import { countryKey } from './countryKey.ts'

export interface JobChoices {
  domaine: readonly FilterChoice[]
  contrat: readonly FilterChoice[]
  experience: readonly FilterChoice[]
  pays: readonly PlaceChoice[]
  ville: readonly PlaceChoice[]
}

export const noChoices: JobChoices = {
  domaine: [],
  contrat: [],
  experience: [],
  pays: [],
  ville: [],
}

const entity = entityOf(
  jobSchema.pick({
    pays: true,
    ville: true,
    jobdomain: true,
    jobtype: true,
    experience_level: true,
  }),
)

type Offer = z.infer<typeof entity>['attributes']

const ask = rememberedQuestion<JobChoices>()

/** What the open offers can be chosen by. */
export function jobChoices(
  backOffice: BackOffice,
  locale: Locale,
  today: string,
): Promise<Answer<JobChoices>> {
  const question = choicesQuestion({
    type: 'jobs',
    locale,
    fields: ['pays', 'ville'],
    relations: ['jobdomain', 'jobtype', 'experience_level'],
    query: { ...openFilter('jobs', today), sort: sortOf('jobs') },
    entity,
    choices: (offers) => choicesOf(offers, locale),
    failure: 'Error in job choices fetching',
  })
  return ask(backOffice, question)
}

function choicesOf(offers: readonly Offer[], locale: Locale): JobChoices {
  const domains = relatedChoices(offers.map(({ jobdomain }) => jobdomain?.data))
  const contracts = relatedChoices(offers.map(({ jobtype }) => jobtype?.data))
  const levels = relatedChoices(offers.map((offer) => offer.experience_level?.data))
  return {
    domaine: domains.sort(byName(locale)),
    contrat: contracts.sort(byName(locale)),
    // As staff made them: "none" comes before "1 to 2 years".
    experience: levels.sort((a, b) => +a.value - +b.value),
    pays: placeChoices(
      offers.map(({ pays }) => pays),
      locale,
      { keyOf: countryKey, nameOf: (country) => country },
    ),
    ville: townChoices(
      offers.map(({ ville }) => ville),
      locale,
    ),
  }
}
