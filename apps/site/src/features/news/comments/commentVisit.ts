import { commentForm } from '@sira/contract/forms/comment'
import { type FormPage, postedForm } from '../../../forms/postedForm.ts'
import { sentFields } from '../../../forms/sentFields.ts'
import { dictionaryOf } from '../../../i18n/dictionaryOf.ts'
import { dataOr } from '../../../transport/answer.ts'
import { readQuery } from '../../../transport/pageQuery.ts'
import { articleBySlug } from '../articleBySlug.ts'
import { ownThread } from './articleComments.ts'
import { commentAddress, commentQuery } from './query.ts'
import { reportedComment } from './reportedComment.ts'

/** What the page of a comment shows; or where to go, once something was sent. */
export async function commentVisit(page: FormPage) {
  const { request, url, locals } = page
  const { backOffice, locale } = locals
  const { routes, comments: t } = dictionaryOf(locale)
  const { article: slug, reponse, signale } = readQuery(commentQuery, url)
  const address =
    slug === undefined ? routes.comment : commentAddress(routes.comment, slug, reponse)
  // Anyone can write an article into the address: such pages would only push others out of the cache.
  if (slug !== undefined) locals.uncached = true
  const caller = { backOffice, visitor: request.headers.get('x-forwarded-for') }
  const reported = await reportedComment(caller, await sentFields(request.clone()))
  if (reported) return page.redirect(`${address}${slug ? '&' : '?'}signale=oui`, 303)
  const outcome = reported === undefined ? await postedForm(page, commentForm, address) : undefined
  if (outcome instanceof Response) return outcome
  const failed = reported === false ? t.notReported : undefined
  const notice = signale ? t.reported : failed
  if (slug === undefined) return { outcome, notice, article: undefined, answered: undefined }
  const [found, thread] = await Promise.all([
    articleBySlug(backOffice, locale, slug),
    ownThread(backOffice, slug),
  ])
  const article = thread?.meta.ouvert ? (dataOr(found, null) ?? undefined) : undefined
  const answered = thread?.data.find(({ id }) => id === reponse)
  return { outcome, notice, article, answered }
}
