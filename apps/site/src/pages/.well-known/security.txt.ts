import type { APIRoute } from 'astro'
import { file } from '../../feeds/fileAnswers.ts'
import { securityContact } from '../../feeds/securityContact.ts'
import { dayOfPage } from '../../format/dayOfPage.ts'
import { siteSettings } from '../../transport/siteSettings.ts'

export const GET: APIRoute = async ({ locals }) => {
  const { email } = await siteSettings(locals.backOffice, 'fr')
  const text = securityContact({ email, origin: locals.address, day: dayOfPage(locals) })
  return file(text, 'text/plain; charset=utf-8')
}
