import type { Complaints, Visit } from './visit.ts'

export type Found = Visit & Complaints

/** Prints the counts of each form, and gives the broken promises. */
export function report(found: readonly Found[]): string[] {
  console.info(
    '\n| form | lines cut | typed text lost | pages of the browser | without a word | gone by itself and unsaid | references said | arrived twice |\n|---|---|---|---|---|---|---|---|',
  )
  for (const name of new Set(found.map(({ form }) => form.name))) {
    const own = found.filter(({ form }) => form.name === name)
    const count = (is: (one: Found) => boolean | number) =>
      own.reduce((sum, one) => sum + Number(is(one)), 0)
    const references = own[0]?.form.hasReference ? `${count((one) => !one.unsaid)}` : ''
    const figures = [
      own.length,
      count(({ lost }) => lost),
      count(({ errorPages }) => errorPages),
      count(({ silent }) => silent),
      count(({ unsaid }) => unsaid),
      references,
      count(({ doubled }) => doubled),
    ]
    console.info(`| ${name} | ${figures.join(' | ')} |`)
  }
  return found.flatMap(({ form, moment, scripts, ...complaints }) => {
    const { lost, errorPages, silent, unsaid, doubled } = complaints
    const wrong = Object.entries({ lost, errorPages, silent, unsaid, doubled })
      .filter(([, one]) => Number(one) > 0)
      .map(([name]) => name)
    return wrong.length > 0
      ? [`${form.name}, ${moment.name}, ${scripts} scripts: ${wrong.join(', ')}`]
      : []
  })
}
