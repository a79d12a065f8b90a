import { openFilter } from '@sira/contract/kinds/openRecords'
import type { Locale } from '@sira/contract/locales'
import { jobSchema } from '@sira/contract/records/job'
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
import { sortOf } from '../../../transport/sortOf.ts'
import { countryKey } from './countryKey.ts'

/** One value to choose: what stands in the address, and what is read. */
export interface JobChoice {
  value: string
  name: string
}

/** A place to choose, and how the offers spell it. */
export interface PlaceChoice extends JobChoice {
  spellings: readonly string[]
}

export interface JobChoices {
  domaine: readonly JobChoice[]
  contrat: readonly JobChoice[]
  experience: readonly JobChoice[]
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

const relations = {
  domaine: 'jobdomain',
  contrat: 'jobtype',
  experience: 'experience_level',
} as const

const offerEntity = entityOf(
  jobSchema.pick({
    pays: true,
    ville: true,
    jobdomain: true,
    jobtype: true,
    experience_level: true,
  }),
)

type Offer = z.infer<typeof offerEntity>['attributes']

const ask = rememberedQuestion<JobChoices>()

/**
 * What the open offers can be chosen by: nothing that would find none. From the hundred newest, in
 * one question that all pages share.
 */
export function jobChoices(
  backOffice: BackOffice,
  locale: Locale,
  today: string,
): Promise<Answer<JobChoices>> {
  return ask(backOffice, {
    path: contractQuery('jobs', {
      'fields[0]': 'pays',
      'fields[1]': 'ville',
      ...Object.fromEntries(
        Object.values(relations).map((name) => [`populate[${name}][fields][0]`, 'nom']),
      ),
      ...openFilter('jobs', today),
      sort: sortOf('jobs'),
      'pagination[pageSize]': pageSize.largest,
      locale,
    }),
    failure: 'Error in job choices fetching',
    parse: (body) =>
      choicesOf(
        recordsIn(body, offerEntity, backOffice).map(({ attributes }) => attributes),
        locale,
      ),
  })
}

function choicesOf(offers: readonly Offer[], locale: Locale): JobChoices {
  const alphabet = new Intl.Collator(locale)
  const byName = (a: JobChoice, b: JobChoice) => alphabet.compare(a.name, b.name)
  return {
    domaine: related(offers, 'jobdomain').sort(byName),
    contrat: related(offers, 'jobtype').sort(byName),
    // As staff made them: "none" comes before "1 to 2 years".
    experience: related(offers, 'experience_level').sort((a, b) => +a.value - +b.value),
    pays: places(offers, 'pays', countryKey, (name) => name).sort(byName),
    ville: places(offers, 'ville', placeKey, (name) => townName(name, locale)).sort(byName),
  }
}

function related(offers: readonly Offer[], relation: (typeof relations)[keyof typeof relations]) {
  const found = new Map<string, JobChoice>()
  for (const offer of offers) {
    const record = offer[relation]?.data
    if (!record) continue
    const value = String(record.id)
    found.set(value, { value, name: record.attributes.nom })
  }
  return [...found.values()]
}

/** One choice for all that is spelled nearly the same, called as it is spelled most recently. */
function places(
  offers: readonly Offer[],
  attribute: 'pays' | 'ville',
  keyOf: (name: string) => string,
  nameOf: (name: string) => string,
): PlaceChoice[] {
  const spelled = new Set(offers.flatMap((offer) => offer[attribute] || []))
  const byKey = Map.groupBy(spelled, keyOf)
  byKey.delete('')
  return [...byKey].map(([value, spellings]) => ({
    value,
    name: nameOf(spellings[0] ?? value),
    spellings,
  }))
}
