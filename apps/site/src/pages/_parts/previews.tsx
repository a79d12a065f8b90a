import type { DraftedType } from '@sira/contract/kinds/recordTypes'
import { draftJobEntity } from '../../features/jobs/job.ts'
import { JobDetail } from '../../features/jobs/screens/JobDetail.tsx'
import { draftArticleEntity } from '../../features/news/article.ts'
import { ArticleDetail } from '../../features/news/screens/ArticleDetail.tsx'
import { paymentModes } from '../../features/trainings/paymentModes.ts'
import { TrainingDetail } from '../../features/trainings/screens/TrainingDetail.tsx'
import { draftTrainingEntity } from '../../features/trainings/training.ts'
import { foundAs } from '../../format/foundAs.ts'
import { today } from '../../format/today.ts'
import { dictionaryOf } from '../../i18n/dictionaryOf.ts'
import { dataOr } from '../../transport/answer.ts'
import { besideArticle } from './besideArticle.ts'
import { type DrawPreview, drawnPreview } from './drawnPreview.ts'

/** The screen of each type with drafts, as visitors will see it. */
export const previews: Readonly<Record<DraftedType, DrawPreview>> = {
  blogs: drawnPreview(draftArticleEntity, async (article, visit) => {
    const { locale, light, address } = visit
    const words = dictionaryOf(locale)
    const own = new URL(words.routes.article(article.slug), address).href
    const beside = await besideArticle(visit, article)
    const shown = { article, words, light, comments: null, address: own, ...beside }
    const records = [article, ...beside.recent]
    const found = foundAs(article, article.titre, article.contenu, words.news.description)
    return { title: article.titre, found, records, Screen: () => <ArticleDetail {...shown} /> }
  }),
  formations: drawnPreview(draftTrainingEntity, async (record, visit) => {
    const { backOffice, locale, light, address } = visit
    const words = dictionaryOf(locale)
    const payments = dataOr(await paymentModes(backOffice, locale), [])
    const own = new URL(words.routes.training(record.slug), address).href
    const shown = { training: record, payments, locale, light, words, address: own }
    const Screen = () => <TrainingDetail {...shown} today={today()} />
    const found = foundAs(record, record.Theme, record.description, words.trainings.description)
    return { title: record.Theme, found, records: [record], Screen }
  }),
  jobs: drawnPreview(draftJobEntity, async (record, { locale, address }) => {
    const words = dictionaryOf(locale)
    const own = new URL(words.routes.job(record.slug), address).href
    const shown = { job: record, similar: [], words, address: own, today: today() }
    const found = foundAs(record, record.titre, record.description, words.jobs.description)
    return { title: record.titre, found, records: [record], Screen: () => <JobDetail {...shown} /> }
  }),
}
