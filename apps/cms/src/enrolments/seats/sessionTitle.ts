import type { Locale } from '@sira/contract/locales'
import { writtenDay } from '@sira/contract/writtenDates'
import type { Payload, PayloadRequest } from 'payload'
import type { TrainingSession } from '../../payload-types.ts'

/** The title of a session: its training, its day, its town. `depth` 1, in the language wanted. */
export function titleOf(session: TrainingSession, locale: Locale): string {
  const { formation } = session
  const theme = typeof formation === 'object' ? (formation?.Theme ?? '') : ''
  const facts = whenAndWhere(session, locale)
  return facts === '' ? theme : `${theme} (${facts})`
}

/** What tells it from the others of its training. */
export function whenAndWhere(
  { debut, ville }: Pick<TrainingSession, 'debut' | 'ville'>,
  locale: Locale,
): string {
  const day = debut ? writtenDay(debut, locale) : undefined
  return [day, ville].filter(Boolean).join(', ')
}

/** The same by its number; nothing where it is gone. */
export async function sessionTitle(
  id: number,
  locale: Locale,
  payload: Payload,
  req?: PayloadRequest,
): Promise<string | undefined> {
  const session = await payload.findByID({
    collection: 'sessions',
    id,
    locale,
    depth: 1,
    disableErrors: true,
    ...(req === undefined ? {} : { req }),
  })
  return session ? titleOf(session, locale) : undefined
}
