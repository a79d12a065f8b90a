import { toOneOf } from '../../wire/envelope.ts'
import { mediaEntity } from '../media.ts'

/** A file of the settings, as Strapi 4 gives it with `populate`; null where there is none. */
const picture = toOneOf(mediaEntity)
  .transform(({ data }) => data?.attributes ?? null)
  .catch(null)

/** By what the company is recognised; without them, by the woven mark (packages/cloth). */
export const logos = {
  /** At the head of the pages, on a light ground. */
  logo: picture,
  /** Square: the tab of the browser, the installed site, search engines. Without it, the logo. */
  icon: picture,
}
