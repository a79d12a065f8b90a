import type { Locale } from '@sira/contract/locales'
import type { Fact } from '../../mail/drawing/letter.ts'
import { isolated, writtenMoment } from '../../papers/writtenValues.ts'
import type { ToldFacts } from '../../sessions/changes/toldFacts.ts'
import { enrolmentWords } from '../words/enrolmentWords.ts'

/** When, where and how a session is held; beside what is new, what it was. */
export function changeFacts(is: ToldFacts, was: ToldFacts, locale: Locale): Fact[] {
  const { news } = enrolmentWords[locale]
  const fact = (label: string, read: (facts: ToldFacts) => string) => {
    const [now, before] = [read(is), read(was)]
    if (now === '') return []
    return [{ label, value: before === '' || before === now ? now : news.was(now, before) }]
  }
  return [
    ...fact(news.when, ({ debut }) => (debut ? writtenMoment(debut, locale) : '')),
    ...fact(news.end, ({ fin }) => (fin ? writtenMoment(fin, locale) : '')),
    ...fact(news.place, placeOf),
    ...fact(news.landmark, ({ repere }) => (repere ? isolated(repere) : '')),
    ...fact(news.mode, ({ mode }) => news.modes[mode]),
  ]
}

export function placeOf({ lieu, ville }: ToldFacts): string {
  const place = [lieu, ville].filter(Boolean).join(', ')
  return place === '' ? '' : isolated(place)
}
