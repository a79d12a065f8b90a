import type { Words } from '../../../../language/words.ts'
import type { search as french } from '../fr/search.ts'

/** The search (product 2.2, header). */
export const search: Words<typeof french> = {
  search: {
    label: 'Search the site',
    submit: 'Search',
    title: 'Search',
    description: 'Search the courses, job offers, news, books, frequent questions and services.',
    placeholder: 'Course, trade, town…',
    /** Frequent searches: each finds something in the demo content. */
    examples: ['CV', 'Excel', 'Accounting', 'Selling online', 'Delivery'],
    suggestions: 'Suggestions',
    resultsFor: (text: string) => `Results for “${text}”`,
    corrected: (text: string) => `We looked for “${text}”.`,
    partial: 'Nothing has all these words: here is what has some of them.',
    others: 'With some of these words',
    none: (text: string) => `Nothing matches “${text}”.`,
    advice: 'Try another word, or ask us: we answer the same day.',
    unavailable: 'The search will be back in a moment. The menu leads to every page.',
    all: (total: number) => `See all ${total} results`,
    first: (count: number) => `See the first ${count} results`,
    backToAll: 'All results',
    startsOn: (day: string) => `Starts on ${day}`,
    startedOn: (day: string) => `Started on ${day}`,
    publishedOn: (day: string) => `Published on ${day}`,
    pages: 'Services and pages',
  },
}
