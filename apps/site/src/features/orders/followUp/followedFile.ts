import type { FollowUp } from '@sira/contract/dossiers/followUp'
import { readReference } from '@sira/contract/dossiers/reference'
import type { Dictionary } from '../../../i18n/fr.ts'
import type { Caller } from '../calls/callBackOffice.ts'
import { askFollowUp } from '../calls/orderCalls.ts'
import { closed, type Said } from '../page/orderVisit.ts'
import { textOf } from '../sentText.ts'

export const followFields = { reference: 'reference', phone: 'phone' } as const

export type FollowedFile =
  | { state: 'found'; file: FollowUp }
  /** `missing`: what was left empty. */
  | ({ state: 'closed'; missing?: readonly (keyof typeof followFields)[] } & Said)

/**
 * The file of this reference and this phone. What is no reference at all is asked for as well: any
 * wrong pair gets the same answer, in the same time.
 */
export async function followedFile(
  caller: Caller,
  sent: FormData,
  words: Dictionary,
): Promise<FollowedFile> {
  const typed = textOf(sent, followFields.reference)
  const phone = textOf(sent, followFields.phone)
  if (typed === '' || phone === '') {
    const missing = (['reference', 'phone'] as const).filter((field) => {
      return textOf(sent, followFields[field]) === ''
    })
    return { state: 'closed', missing, status: 422 }
  }
  const reference = (readReference(typed) ?? typed).slice(0, 40)
  const called = await askFollowUp(caller, reference, phone)
  return called.state === 'done' ? { state: 'found', file: called.answer } : closed(called, words)
}
