import type { Locale } from '@sira/contract/locales'
import type { Answer } from '../../transport/answer.ts'
import type { BackOffice } from '../../transport/door/contractClient.ts'
import { contractQuery } from '../../transport/door/contractQuery.ts'
import { rememberedQuestion } from '../../transport/door/rememberedQuestion.ts'
import { recordsIn } from '../../transport/records.ts'
import { sortOf } from '../../transport/sortOf.ts'
import { type Article, articleEntity } from './article.ts'

const ask = rememberedQuestion<Article[]>()

/** The newest articles, newest first: home, footer and news sidebar (product 2.2, 2.3, 2.14 and 7). */
export function latestNews(
  backOffice: BackOffice,
  locale: Locale,
  limit = 3,
): Promise<Answer<Article[]>> {
  return ask(backOffice, {
    path: contractQuery('blogs', {
      'pagination[start]': 0,
      'pagination[limit]': limit,
      sort: sortOf('blogs'),
      populate: '*',
      locale,
    }),
    failure: 'Error in recent blogs fetching',
    parse: (body) => recordsIn(body, articleEntity, backOffice),
  })
}
