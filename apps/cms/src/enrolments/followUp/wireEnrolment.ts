import type { EnrolmentAnswer } from '@sira/contract/enrolments/enrolmentCalls'
import type { Enrolment } from '../../payload-types.ts'
import { sessionOf } from '../seats/seatsOfOrder.ts'

/** A seat as who changed it is answered. */
export function wireEnrolment(enrolment: Enrolment): EnrolmentAnswer {
  const { reference, etat, nom } = enrolment
  return { reference, etat, session: sessionOf(enrolment), nom: nom ?? null }
}
