import { toOneOf } from '../../wire/envelope.ts'
import { mediaEntity } from '../media.ts'

/** A file of the settings, as Strapi 4 gives it with `populate`; null where there is none. */
const picture = toOneOf(mediaEntity)
  .transform(({ data }) => data?.attributes ?? null)
  .catch(null)

/** The pictures of the brand; without them, the woven mark (packages/cloth). */
export const logos = {
  /** Shown at the head of the pages, on a light ground. */
  logo: picture,
  /** Square: the tab of the browser, the installed site, search engines. Without it, the logo. */
  icon: picture,
}
