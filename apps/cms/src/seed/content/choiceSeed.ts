import { z } from 'zod'
import { jsonFile } from '../reading/jsonFile.ts'
import { inAllLanguages } from '../reading/localised.ts'
import { drawingOf } from './drawings.ts'

const choice = z.strictObject({ key: z.string().min(1), nom: inAllLanguages })

/** The lists that demo records choose from by key, each in a file below `seed/choices`. */
export const choiceLists = {
  categories: choice,
  tags: choice,
  trainingThemes: choice,
  trainingTypes: choice,
  trainingModes: choice,
  /** Each with the name of its drawn logo. */
  paymentModes: choice.extend({ logo: drawingOf('payments') }),
  jobDomains: choice,
  jobTypes: choice,
  experienceLevels: choice,
  countries: choice,
} as const

type ChoiceList = keyof typeof choiceLists

export function demoChoices<List extends ChoiceList>(
  list: List,
): z.output<(typeof choiceLists)[List]>[] {
  return jsonFile(`choices/${list}.json`, z.array(choiceLists[list])) as z.output<
    (typeof choiceLists)[List]
  >[]
}

/** The names of the companies; all of them invented. */
export function demoCompanies(): string[] {
  return jsonFile('choices/companies.json', z.array(z.string().min(1)))
}

/** A field that names one of a list. */
export function keyOf(list: ChoiceList) {
  return z.enum(demoChoices(list).map(({ key }) => key))
}
