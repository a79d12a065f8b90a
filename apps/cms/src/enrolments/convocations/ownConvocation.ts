import type { Locale } from '@sira/contract/locales'
import { createLocalReq, type Payload } from 'payload'
import type { Enrolment } from '../../payload-types.ts'
import { sessionWithTraining } from '../seats/choice.ts'
import { sessionOf } from '../seats/seatsOfOrder.ts'
import { hasConvocation } from './mayBeConvoked.ts'
import { drawConvocation } from './paper/drawConvocation.ts'

/** The convocation of a seat as a file; nothing where it has none. */
export async function ownConvocation(
  seat: Enrolment | undefined,
  locale: Locale,
  payload: Payload,
): Promise<{ name: string; bytes: Buffer } | undefined> {
  const session = seat && (await sessionWithTraining(sessionOf(seat), locale, payload))
  if (!session || !hasConvocation(seat, session, new Date())) return undefined
  const req = await createLocalReq({}, payload)
  const bytes = await drawConvocation({ seat, session, locale }, req)
  return { name: `convocation-${seat.reference}`, bytes }
}
